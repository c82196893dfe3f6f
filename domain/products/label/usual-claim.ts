// What products say that they are free from, in the languages read; stems, behind a word of quality at most.
const QUALITY = String.raw`(?:and |et |und |y |e |or |ou |oder |of |from |de |d'|added |artificial |synthetic |any |all |artifici\p{L}+ |kunstlich\p{L}+ |zugesetzt\p{L}* )*`;
const KINDS = String.raw`parabe|silicon|silikon|siliconas|sul[fp]h?at(?!hi)|solfat|sls|sles|gluten|lacto|lakto|latto|colou?r|dye|duftstoff|riechstoff|geurstof|farbstoff|kleurstof|preserv|conserv|konserv|fragran|perfum|parfum|profum|alcohol|alkohol|alcool|gmo|gm |ogm|gvo|gentech|soap|seife|savon|jabon|sapone|mineral oil|mineralol|huiles? mineral|aceites? mineral|oli minerali|paraffin|parafin|petrol|vaselin|phthalat|ftalat|phtalat|phosph(?:at|on)|fosfat|fosfon|chlor(?:ine?|e)?(?!\p{L})|cloro(?!\p{L})|ammoniak?(?!\p{L})|bleach|microplast|mikroplast|palm|animal|tier|pegs?\b|alumin|additiv|additif|aditivos|zusatz|flavou?r|arom|sweeten|suss|edulc|dolcific|sugar|zucker|sucre|azucar|zuccher|msg|hormon|antibiot|pesticid|bpa\b|nanopart|cruelty|sodium lau|salt|sel$|salz|sal$|sale$|zout|huiles? de palm|aceite de palma|olio di palma|gelatin|caffein|cafein|koffein|yeast|levure|hefe|edta|toxi|harsh|chemical|allergen|alergen`;
const CLAIMED = new RegExp(`^${QUALITY}(?:${KINDS})`, 'u');

/** Whether an item names what products usually boast to be free from. @param item folded */
export const isUsualClaim = (item: string): boolean => item.length <= 60 && CLAIMED.test(item);

// What a kind is said to be behind its word ("sucres ajoutés", "palm oil"), and what tells of it ("no sugar has been added").
const SAID_OF =
  /^ (?:added|ajoute\p{L}*|anadid\p{L}*|agregad\p{L}*|adicionad\p{L}*|aggiunt\p{L}*|toegevoegd\p{L}*|tillsatt?\p{L}*|tilsat\p{L}*|zugesetzt\p{L}*|artific\p{L}*|synth?eti\p{L}*|sinteti\p{L}*|kunst\p{L}*|natur\p{L}*|oils?|ole?|fats?|kernel|sul[fp]h?ates?|derivatives?|derives?|ingredients?|substances?|agents?|enhancers?|products?|produits?|origin|content|proteins?|extracts?|inhalts\p{L}*|chemicals?|derived|wax|etilico|ethylique|free|testing|tested|glycols?|residues?|compounds?|salts?|alcohols|hergestellt|used|whatsoever|at all)(?!\p{L})/u;
const TELLS =
  /^ (?:of|in|for|from|as|to|than|that|which|is|are|was|were|has|have|been|pour|dans|du|des|de|di|da|del|della|en|por|para|per|fur|im|aus|von|voor|van|uit|wurden?|werden|est|sont|es|son|and|or|nor|et|ou|ni|und|oder|noch|y|e|ed|o|och|eller|og|i|lub|oraz|nem|nici|ani|at)(?!\p{L})|^ d'/u;
const KIND = new RegExp(`^${QUALITY}(?:${KINDS.replaceAll('$', String.raw`(?!\p{L})`)})[\\p{L}'-]*`, 'u');
const NEXT = /^(?: (?:and|or|nor|et|ou|ni|und|oder|noch|y|e|ed|o|och|eller|og|i|lub|oraz|nem|nici|ani) | ?[&/+,] ?)/;
const MOST_KINDS = 12;

/**
 * Where the kinds end that a usual claim names one after the other, with what is said of them ("alcool ni parfum").
 * @param item folded, from the first of them on
 * @returns 0 where it names none
 */
export const endOfKinds = (item: string): number => {
  let end = 0;
  let from = 0;
  for (let count = 0; count < MOST_KINDS; count += 1) {
    const kind = KIND.exec(item.slice(from))?.[0].length ?? 0;
    if (kind === 0) return end;
    end = from + kind;
    for (let said = SAID_OF.exec(item.slice(end)); said !== null; said = SAID_OF.exec(item.slice(end)))
      end += said[0].length;
    const next = NEXT.exec(item.slice(end))?.[0].length ?? 0;
    if (next === 0) return end;
    from = end + next;
  }
  return end;
};

/** Whether words behind the kinds that a claim names are of no claim any more: "parabens Retinol". @param rest folded */
export const runsOn = (rest: string): boolean => /^ \p{L}{2}/u.test(rest) && !TELLS.test(rest);

// The allergens that free-from claims name, each as a word of its own, in the languages read.
const ALLERGEN =
  /^(?:(?:and|et|und|y|e|en|or|ou|oder|of|of the|de|d'|any|tree|all|cow(?:'s|s)?|wheat) )*(?:gluten|wheat|bles?|weizen|trigo|grano|frumento|tarwe|dairy|milk|laits?|milch|leche|latte|leite|melk|lactose|laktose|lattosio|lactosa|casein|eggs?|oeufs?|eie?r?n?|huevos?|uov[oa]|ovos?|eieren|nuts?|hazelnuts?|almonds?|cashews?|pecans?|walnuts?|pistachios?|macadamias?|brazil nuts?|pine nuts?|coconuts?|rye|barley|oats?|spelt|corn|maize|noisettes?|amandes?|haselnusse?|mandeln?|roggen|gerste|hafer|dinkel|avena|cebada|centeno|noix|nussen?|frutos secos|frutta a guscio|noten|fruits a coque|peanuts?|arachides?|arachidi|cacahuetes?|erdnussen?|pinda's|amendoim|soya?|soja|soia|soybeans?|fish|poissons?|fisch|pescado|pesce|vis|shellfish|crustace\p{L}+|crustacean\p{L}*|krebstieren?|mollus\p{L}+|weichtieren?|celery|celeri|sellerie|apio|sedano|mustard|moutarde|senf|mostaza|senape|sesame(?: seeds?)?|sesam|sesamo|lupins?|lupinen?|altramuces|sul(?:ph|f)ites?|sulfiten?|sulfitos|solfiti)$/u;

/** Foods that are claimed for themselves, and begin lists as well: "no milk, salt" says nothing of the salt. */
const FOOD =
  /^(?:salt|sel|salz|sal|sale|zout|sugar|sucre|zucker|azucar|zuccher|suiker|yeast|levure|hefe|palm|alcohol|alkohol|alcool|gelatin)/;

const AND = / (?:and|et|und|y|e|en|och|og|i|or|ou|oder|o|&) /;

/** Whether an item is the bare word of an allergen, as claims name them. @param item folded */
export const isAllergenClaim = (item: string): boolean =>
  item.length <= 60 && item.split(AND).every((one) => ALLERGEN.test(one.trim()));

/** Words that say with the one before them what one food is: "cashew nuts", "soy milk". */
const HEAD = /^(?:nuts?|milk|milch)$/;

/**
 * Where the allergens end that a claim names, when another one stands right behind them with nothing between: "milch
 * erdnusse" (method M2.7.19).
 * @param item folded, from the first of them on
 * @returns 0 where none stands so
 */
export const endOfAllergens = (item: string): number => {
  const words = (/^[\p{L}' ]*/u.exec(item)?.[0] ?? '').split(' ');
  const at = words.findIndex(
    (word, place) =>
      ALLERGEN.test(word) &&
      !HEAD.test(word) &&
      !ALLERGEN.test(`${words[place - 1]} ${word}`) &&
      isAllergenClaim(words.slice(0, place).join(' ')),
  );
  return at < 0 ? 0 : words.slice(0, at).join(' ').length;
};

/** Whether an item goes on with a claim that an allergen began. @param item folded */
export const goesOnWithAllergens = (item: string): boolean =>
  isAllergenClaim(item) || (isUsualClaim(item) && !FOOD.test(item));

// A cross, and nothing but space between it and a name.
const CROSS = /[✗✘❌✖☒]\uFE0F?\s{0,2}.?$/u;

/** Whether a cross stands before an item, or at its beginning. @param text the label as printed @param start of the item */
export const isCrossed = (text: string, start: number): boolean =>
  CROSS.test(text.slice(Math.max(0, start - 3), start + 1));
