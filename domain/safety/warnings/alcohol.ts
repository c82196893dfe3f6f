import { foldText } from '../../knowledge/names/fold.ts';

/** A text that lists only the drink itself is short; longer texts are ingredient lists. */
const LONGEST = 400;
/** Per cent above which a drink is alcoholic and must say so (Reg (EU) 1169/2011, Article 16(4)). */
const DECLARED_FROM = 1.2;
const STRENGTH =
  /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%\s?(?:vol|abv|al[ck]|by vol|obj|об|\(?v\/v|hac[mi]|til(?:p|av|\b)|t[uū]ri|mah[tu]|tf\b)|(?:vol|tilp?|obj|tf)[.-]{0,2}\s?%)|\b(?:al[ck]\.?|abv)[:\s]{0,2}(\d{1,2}(?:[.,]\d{1,2})?)\s?%|%\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:hac[mi]|alkol|vol|abv)|%\s?(?:obj|vol|об|hacmen|tilp?)[.:\s-]{1,3}(\d{1,2}(?:[.,]\d{1,2})?)(?!\d|\s?[a-z%])|\b(?:vol|tilp?|obj)[.-]{1,2}\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gi;
// Words for drinks that have no other meaning in the name of a food.
const DRINK_WORDS =
  /wine|beer|whiske?y|(?:kentucky|straight) bourbon|vodka|wodka|gin(?! gins)|rh?um|cognac|armagnac|calvados|brandy|champagne|cava|cremant|prosecco|lambrusco|chianti|rioja|beaujolais|tequila|mezcal|cachaca|pisco|liqueur|cider|lager|sherry|jerez|xeres|vermouth|wermut|absinthe?|grappa|ouzo|raki|pastis|sambuca|amaretto|sangria|hard (?:seltzer|lemonade|cider|iced tea|tea|kombucha|soda)|limoncello|sake|soju|mead(?! johnson)|hydromel|wein|honigwein|rotwein|weisswein|portwein|apfelwein|gluhwein|weinbrand|kirschwasser|obstler|doppelkorn|radler|\w*bier|schnaps|sekt|\w*likor|vins? (?:rouge|blanc|rose|jaune|mousseux)|eau de vie|biere|cidre|vino|vinho|spumante|cerveza|birra|sidra|liquore|licor|aguardiente|acquavite|akvavit|ginebra|ron (?:blanco|anejo|negro|dorado)|(?:ruby|tawny|white|vintage|lbv) port|port wine|porto (?:ruby|tawny|rouge|blanc|rosso|bianco|tinto|branco)/;
const DRINKS = new RegExp(`\\b(?:${DRINK_WORDS.source})\\b|^(?:port|porto|oporto|ron|vin|bourbon)$`);
/** Words saying that a drink has no alcohol. "Fat 0%" does not say so. */
const ALCOHOL_FREE =
  /non-?alcoholic|безалкогол|fara alcool|brezalkohol|χωρις αλκοολ|alcohol[- ]?free|alcoholvrij|alcohol ?fri\b|alkoholfri\b|no alcohol|sans alcool|(?:alkohol|alcohol)frei|entalkohol|bezalkohol|nealkohol|bez alkohol|alkoholiton|alkoholmentes|alkolsuz|zonder alcohol|ohne alkohol|utan alkohol|uden alkohol|dealcohol|desalcool|sin alcohol|analcolic|senza alcol|sem alcool|(?<![\d.,])0(?:[.,]0+)? ?%(?= ?(?:al[ck]|vol|abv))/;
/** "0.0" or "0 %" in a name. */
const NO_ALCOHOL_AT_ALL = /(?<![\d.,])0(?:[.,]0+)? ?%(?= ?(?:$|[,;)]))|(?<![\d.,])0[.,]0+(?!\d)/;
const NO_DRINK = new RegExp(
  `malzbier|vinegar|vinaigre|essig|vinagre|aceto|${ALCOHOL_FREE.source}|${NO_ALCOHOL_AT_ALL.source}|ginger beer|root beer|birch beer|beer bread|cola champagne|champagne (?:cola|soda)|tzatziki|hummus|houmous|wine gum|weingummi|sauce|mustard|senf|batter|yeast|hefe|chocolate|cake|shampoo|marinad|marinat|marinier|rum (?:and |& )?raisin|rhum[- ]raisin|rosinen|pasas|uvetta|ice cream|\\bglaces?\\b|\\beis\\b|helado|gelato|baba|kuchen|torte|truffle|truffe|truffel|praline|(?:aroma|arome|flavou?r|gout|sabor|gusto|geschmack|essence) (?:de |di |a |al |au |von )?(?:rh?um|ron|gin|whisky|vin|vino|wein|amaretto|cognac)|\\b(?:rh?um|gin|whiske?y|wine|beer|brandy|amaretto|cognac)[- ]?(?:back)?(?:aroma|arome|flavou?r|essence|geschmack)|pudding|yogh?urt|joghurt|butter(?!scotch)|cheese|camembert|\\bbrie\\b|terrine|rillettes|sauerkraut|choucroute|\\bsoup|suppe|kugel|chorizo|lachs|saumon|sushi|sashimi|penne|kase|fromage|queso|formaggio|\\bjam\\b|konfit|marmelad|chutney|toffee|fudge|biscuit|keks|cookie|crisps|chips|sausage|saucisson|wurst|salami|salmon|ham\\b|powder|pulver|gaufre|waffle|waffel|confiture|mermelada|marmellata|maquereau|makrele|sardine|hering|rotkohl|rotkraut|blaukraut|chou rouge|cacao|kakao|cocoa|\\bbread|do(?:ugh)?nut|(?:drink|cake|baking|muffin|pancake|spice|seasoning|dip) mix|juice`,
);
const EVERY_DRINK = new RegExp(DRINKS.source, 'g');
// Words that may describe the drink in a text that names nothing else.
const BESIDE_DRINK =
  /\b(?:red|white|rose|dry|sweet|sparkling|dark|gold|golden|spiced|aged|old|london|pale|strong|rouge|blanc|blanche|brut|sec|doux|demi|tinto|blanco|rosado|seco|dulce|rosso|bianco|rosato|secco|dolce|rot|weiss|trocken|halbtrocken|lieblich|ruby|tawny|agricole|scotch|irish|single|malt|de|du|des|d|di|of|aoc|aop|igp|doc|docg|do|alc|alk|abv|vol|by|ca|cl|ml|l|ingredients?|zutaten|ingredientes|ingredienti)\b|[\d.,:%°'\s-]/g;
// "Contains sulphites", "Produce of Spain", "75 cl", "Drink responsibly": not ingredients.
const STATEMENT =
  /^(?:contains|contient|enthalt|contiene|may contain|product? of|produ[ck]e? of|produit|producto|prodotto|erzeugnis|abgefullt|mis en bouteille|bottled|imbottigliat|embotellado|serve|servir|drink|a consommer|l'abus|please)\b|^(?:sulphites|sulfites?|sulfitos|solfiti)$|^\d+ ?(?:cl|ml|l)\.?$/;

/** The highest alcohol content that a text states, in per cent by volume; 0 if it states none. */
const statedStrength = (text: string): number => {
  let highest = 0;
  for (const found of text.matchAll(STRENGTH)) {
    const percent = Number((found.slice(1).find((figure) => figure !== undefined) ?? '0').replace(',', '.'));
    if (percent > highest) highest = percent;
  }
  return highest;
};

// "Rum (40% vol)" is the strength of an ingredient; that of the drink is printed by itself.
const OWN_WORDS =
  /^(?:alc(?:ohol|ool|ol)?|alk(?:o(?:ho)?l(?:ia?|u|s)?)?|abv|vol(?:ume)?|tilp?|tilavuus|turio|tf|mahu?st|mahu|hacmen|hacim|obj|об|v\/v|-|by|content|gehalt|contains|contient|contiene|enthalt|d|de|di|en|%|[\d.,:()°\s]|\.)*$/i;
const PARTS = /[,;\n•|]\s|(?<!\b(?:[Vv]ol|[Oo]bj|[Tt]ilp?|[Aa]l[ck]))\.\s+(?=\d)|\.\s+(?=[\p{Lu}%]|al[ck][.:\s])/u;

/** "Vin rouge 13% vol": a drink with words that describe it, and no other ingredient. */
const isOnlyDrink = (part: string): boolean => {
  const folded = foldText(part).trim();
  if (!DRINKS.test(folded) || NO_DRINK.test(folded)) return false;
  return folded.replace(EVERY_DRINK, ' ').replace(BESIDE_DRINK, '') === '';
};
// "Malt, hops 4.9% vol": printed after the list without a comma. A share of hops, grapes or sulphites has no "vol".
const ENDS_WITH_STRENGTH =
  /^(?:hops?|hopfen|houblon|lupulo|luppolo|chmiel|yeast|hefe|levure|levadura|lievito|sul(?:ph|f)[a-z]*|solfiti|grapes?|trauben|uvas?)[a-z ]{0,20} (?:alc\.? |alk\.? )?\d{1,2}(?:[.,]\d{1,2})? ?% ?vol\.?$/;
const strengthOfDrink = (text: string): number => {
  const parts = text.split(PARTS);
  const own =
    parts.length === 1
      ? parts
      : parts.filter((part, at) => {
          const folded = foldText(part).trim();
          if (at === 0 && isOnlyDrink(part)) return true;
          return OWN_WORDS.test(folded) || (at === parts.length - 1 && ENDS_WITH_STRENGTH.test(folded));
        });
  return own.reduce((highest, part) => Math.max(highest, statedStrength(part)), 0);
};

/** Whether the label or the name of a drink states its strength, however low. */
export const statesStrength = (text: string, name: string): boolean => {
  const told = `${text}\n${name}`;
  return told.includes('%') && statedStrength(told) > 0;
};

/** Whether the label or the name of a drink states more than 1.2% alcohol by volume. */
export const declaredAlcoholic = (text: string, name: string): boolean =>
  (text.includes('%') && strengthOfDrink(text) > DECLARED_FROM) ||
  (name.includes('%') && statedStrength(name) > DECLARED_FROM);

// "Beef in red wine" is a dish; "Vin rouge de Bordeaux" is the wine.
const DISH = /\b(?:in|with|mit|im|en|au|aux|al|alla|con)\b/;
// "Mojito au rhum" is a drink made with another drink.
const MIXED_DRINK =
  /cocktail|drink|boisson|bebida|bevanda|getrank|drank\b|\bcola\b|\bcoke\b|tonic|soda|lemonade|limonade|limonada|punsch|punch|ponche|mojito|daiquiri|colada|spritz|coffee|cafe|kaffee/;

/** "Maquereaux au cidre": the drink is only named after the word that makes it an ingredient. */
const isDishWith = (folded: string): boolean => {
  const [before = ''] = folded.split(DISH, 1);
  return before.trim() !== '' && before !== folded && !DRINKS.test(before) && !MIXED_DRINK.test(folded);
};

/** Whether it is named as an alcoholic drink: "Riesling wine", "Cerveza" (method M6.3.7). */
export const namedAlcoholic = (name: string): boolean => {
  const folded = foldText(name);
  return DRINKS.test(folded) && !NO_DRINK.test(folded) && !isDishWith(folded);
};

// Ingredients of alcoholic drinks, and names of such drinks in their own list.
const MADE_OF =
  /alcohol|alkohol|alcool|alcol|spirit|ethanol|malt|malz|malto|slod|\bmout\b|\bhops?\b|hopfen|houblon|lupul|luppol|chmiel|grape|raisin|traube|\buvas?\b|\bmosto?\b|\bmust\b|yeast|hefe|levure|levadura|lievito|gist\b|sulphit|sulfit|solfit|honey|honig|\bmiel|agave|juniper|wacholder|genievre|enebro|ginepro|botanical|barley|gerste|\borge\b|cebada|\borzo\b|\brye\b|roggen|seigle|molasses|melasse|\bkoji\b|ferment|distill|destill/;
// Ingredients that no alcoholic drink has; cream, egg yolk and coffee are in liqueurs.
const SOLID =
  /flour|farine|\bmehl|mehl\b|harina|farina|\bmeel\b|butter\b|beurre|mantequilla|burro\b|cabbage|kohl\b|kraut|\bchou\b|fish|fisch|poisson|mackerel|maquereau|makrele|\bmeat|fleisch|viande|carne|poultry|chicken|beef|pork|tomat|onion|zwiebel|oignon|cebolla|cipolla|\boil\b|huile|aceite|cocoa (?:mass|butter)|kakao(?:masse|butter)|pate de cacao|baking|backtrieb|poudre a lever|yogh?urt|joghurt|cheese|kase\b|fromage/;

/**
 * Whether a list fits an alcoholic drink that only the name reveals. The list of a cola, biscuits or a juice does not.
 * @param texts the items of the list as printed; true if there are none
 */
export const mayListDrink = (texts: readonly string[]): boolean => {
  if (texts.length === 0) return true;
  const folded = texts.map(foldText);
  return folded.some((text) => MADE_OF.test(text) || DRINKS.test(text)) && !folded.some((text) => SOLID.test(text));
};

const MALT = /malt|malz|malto|\bmalta\b|slod|\bmout\b|mout\b|\bslad\b|malata|mallas|солод/;
const HOPS =
  /\bhops?\b|hopfen|houblon|lupulo|luppol|chmiel|\bchmel|\bhumle|\bhamei\b|\bhumala|\bkomlo\b|\bhmelj|serbetciotu|хмел/;
const AROMA = /aroma|arome|flavou?r/;
const GRAPES =
  /^(?:(?:wine |fresh )?grapes?(?! juice)|grape must|(?:wein)?trauben|traubenmost|raisins?|mout de raisin|uvas?|uve|mosto)\b/;
const SULPHITE = /sul(?:ph|f)it|solfit|sul(?:ph|f)ur dioxide|schwefeldioxid|anhydride sulfureux|e ?22[0-8]/;
const OF_WINE =
  /tartaric|tartrique|weinsaure|tartarico|lactic|lactique|milchsaure|lactico|lattico|malic|malique|apfelsaure|malico|citric|citrique|citronensaure|citrico|gum arabic|gummi arabicum|gomme arabique|goma arabiga|gomma arabica|polyaspart|poliaspart|cellulose ?gum|carboxymethyl|tirage|tannin|yeast mannoprotein|mannoprote/;
const OF_NO_WINE = /pectin|pektin|pectina|gelatin|vinegar|vinaigre|essig|vinagre|aceto/;
/**
 * Grape varieties and wine regions in a name stand for wine. English "raisins" are dried, French "raisin" is any grape.
 */
const WINE_NAME =
  /\b(?:chablis|bordeaux|bourgogne|burgundy|\w*burgunder|beaujolais|cotes? d[eu]|medoc|sancerre|muscadet|riesling|silvaner|sylvaner|gewurztraminer|dornfelder|veltliner|zweigelt|blaufrankisch|primitivo|montepulciano|barolo|barbera|valpolicella|soave|sangiovese|nero d'avola|merlot|cabernet|sauvignon|chardonnay|pinot|syrah|shiraz|malbec|tempranillo|garnacha|grenache|verdejo|albarino|zinfandel|tokaj\w*|retsina)\b/;
const DRIED_GRAPES = /raisin|rosine|sultan|currant|pasas|uvetta|uva passa|rodzyn|korinth/;
/** Unfermented drinks of malt and hops, by name. */
const MALT_DRINK =
  /\w*malz\b|malzbier|malztrunk|malzgetrank|vitamalt|supermalt|maltina|\bmalta\b(?<!\b(?:ale|lager|beer|stout|pils).*)|malt drink|boisson maltee|fassbrause/;
/** Not a drink, though made with malt and hops. A stout may be named after chocolate or pancakes: they are left out. */
const NO_BEER =
  /bonbon|sweets\b|candy|pastill|\btea\b|\btee\b|\w+tee\b|tisane|infusion|kapsel|capsul|tablet|dragee|extra[ck]t|shampoo|soap|seife|vinegar|vinaigre|essig|sauce|mustard|senf|batter|bread|brot|cracker/;
/** The legal name, in the United States, of drinks that are brewed and flavoured (27 CFR part 7). */
const FLAVOURED_MALT = /(?:flavou?red|premium|hard) malt beverage/;

/**
 * Whether a list is that of beer (malt with hops) or wine (grapes with sulphites and what else only wine contains), and
 * nothing says that it is alcohol-free. The strength, which the label must state (Reg (EU) 1169/2011,
 * Article 9(1)(k)), is then missing from the text.
 * @param texts the items of the list as printed
 */
export const listsBeerOrWine = (texts: readonly string[], name: string, text: string): boolean => {
  const called = foldText(name);
  if (ALCOHOL_FREE.test(called) || ALCOHOL_FREE.test(foldText(text))) return false;
  if (FLAVOURED_MALT.test(called)) return true;
  const items = texts.map(foldText);
  const some = (pattern: RegExp): boolean => items.some((item) => pattern.test(item));
  if (some(SOLID)) return false;
  if (some(MALT) && items.some((item) => HOPS.test(item) && !AROMA.test(item)))
    return !MALT_DRINK.test(called) && !NO_BEER.test(called) && !NO_ALCOHOL_AT_ALL.test(called);
  const wine = GRAPES.test(items[0] ?? '') && some(SULPHITE) && !some(OF_NO_WINE) && !DRIED_GRAPES.test(called);
  return wine && (some(OF_WINE) || WINE_NAME.test(called)) && !NO_DRINK.test(called);
};

// "Wine (contains sulphites)": a statement about the bottle, not an ingredient of the drink.
const BRACKETED = /\((?:contains|contient|enthalt|contiene)[^)]*\)/g;
const LONGEST_NAME = 6;
const namesDrink = (part: string): boolean =>
  namedAlcoholic(part) && !DISH.test(part) && part.split(/\s+/).length <= LONGEST_NAME;

/** Whether a text lists nothing but alcoholic drinks, apart from statements about them: "Vodka". */
export const listsOnlyAlcoholic = (text: string): boolean => {
  if (text.length > LONGEST) return false;
  const parts = text
    .split(PARTS)
    .map((part) => foldText(part).replace(BRACKETED, '').trim().replace(/\.$/, ''))
    .filter((part) => part !== '' && !OWN_WORDS.test(part) && !STATEMENT.test(part));
  const [first] = parts;
  if (first === undefined) return false;
  return parts.every(isOnlyDrink) || (parts.length === 1 && namesDrink(first));
};

/** Whether a text says that the product is free of alcohol. @param text of a label */
export const saysAlcoholFree = (text: string): boolean => ALCOHOL_FREE.test(foldText(text));

/** Whether it is named as no alcoholic drink, though it may list one: "Wine vinegar", "Alkoholfreier Wein". */
export const namedWithoutAlcohol = (name: string): boolean => NO_DRINK.test(foldText(name));

/**
 * Whether a food is an alcoholic drink: by a stated strength, by its name and a list that fits such a drink, or by a
 * list of such drinks only (method M1.4.6, M6.3.7).
 * @param items the items of its list as printed
 */
export const isAlcoholicDrink = (text: string, name: string, items: readonly string[]): boolean =>
  declaredAlcoholic(text, name) ||
  (namedAlcoholic(name) && mayListDrink(items) && !saysAlcoholFree(text)) ||
  (listsOnlyAlcoholic(text) && !namedWithoutAlcohol(name));
