// What products claim to be free from, in the languages read: stems, with at most words of quality before them.
const QUALITY = String.raw`(?:and |et |und |y |e |or |ou |oder |of |from |de |d'|added |artificial |synthetic |any |all |artifici\p{L}+ |kunstlich\p{L}+ |zugesetzt\p{L}* )*`;
const KINDS = String.raw`parabe|silicon|silikon|siliconas|sul[fp]h?at(?!hi)|solfat|sls|sles|gluten|lacto|lakto|latto|colou?r|dye|duftstoff|riechstoff|geurstof|farbstoff|kleurstof|preserv|conserv|konserv|fragran|perfum|parfum|profum|alcohol|alkohol|alcool|gmo|gm |ogm|gvo|gentech|soap|seife|savon|jabon|sapone|mineral oil|mineralol|huiles? mineral|aceites? mineral|oli minerali|paraffin|parafin|petrol|vaselin|phthalat|ftalat|phtalat|phosph(?:at|on)|fosfat|fosfon|chlor(?:ine?|e)?(?!\p{L})|cloro(?!\p{L})|ammoniak?(?!\p{L})|bleach|microplast|mikroplast|palm|animal|tier|pegs?\b|alumin|additiv|additif|aditivos|zusatz|flavou?r|arom|sweeten|suss|edulc|dolcific|sugar|zucker|sucre|azucar|zuccher|msg|hormon|antibiot|pesticid|bpa\b|nanopart|cruelty|sodium lau|salt|sel$|salz|sal$|sale$|zout|huiles? de palm|aceite de palma|olio di palma|gelatin|caffein|cafein|koffein|yeast|levure|hefe|edta|toxi|harsh|chemical|allergen|alergen`;
const CLAIMED = new RegExp(`^${QUALITY}(?:${KINDS})`, 'u');

/** Whether an item names something that products usually claim to be free from. @param item folded */
export const isUsualClaim = (item: string): boolean => item.length <= 60 && CLAIMED.test(item);

// Words that qualify a kind after its name ("sucres ajoutés", "palm oil"), and that continue the claim ("no sugar has
// been added").
const SAID_OF =
  /^ (?:added|ajoute\p{L}*|anadid\p{L}*|agregad\p{L}*|adicionad\p{L}*|aggiunt\p{L}*|toegevoegd\p{L}*|tillsatt?\p{L}*|tilsat\p{L}*|zugesetzt\p{L}*|artific\p{L}*|synth?eti\p{L}*|sinteti\p{L}*|kunst\p{L}*|natur\p{L}*|oils?|ole?|fats?|kernel|sul[fp]h?ates?|derivatives?|derives?|ingredients?|substances?|agents?|enhancers?|products?|produits?|origin|content|proteins?|extracts?|inhalts\p{L}*|chemicals?|derived|wax|etilico|ethylique|free|testing|tested|glycols?|residues?|compounds?|salts?|alcohols|hergestellt|used|whatsoever|at all)(?!\p{L})/u;
const TELLS =
  /^ (?:of|in|for|from|as|to|than|that|which|is|are|was|were|has|have|been|pour|dans|du|des|de|di|da|del|della|en|por|para|per|fur|im|aus|von|voor|van|uit|wurden?|werden|est|sont|es|son|and|or|nor|et|ou|ni|und|oder|noch|y|e|ed|o|och|eller|og|i|lub|oraz|nem|nici|ani|at)(?!\p{L})|^ d'/u;
const KIND = new RegExp(`^${QUALITY}(?:${KINDS.replaceAll('$', String.raw`(?!\p{L})`)})[\\p{L}'-]*`, 'u');
const NEXT = /^(?: (?:and|or|nor|et|ou|ni|und|oder|noch|y|e|ed|o|och|eller|og|i|lub|oraz|nem|nici|ani) | ?[&/+,] ?)/;
const MOST_KINDS = 12;

/**
 * The end of the run of kinds that a usual claim names, with their qualifying words ("alcool ni parfum").
 * @param item folded, from the first kind on
 * @returns 0 if it names none
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

/** Whether the words after the kinds of a claim are no longer part of it: "parabens Retinol". @param rest folded */
export const leavesClaim = (rest: string): boolean => /^ \p{L}{2}/u.test(rest) && !TELLS.test(rest);

// The allergens that free-from claims name, each as a separate word, in the languages read.
const ALLERGEN =
  /^(?:(?:and|et|und|y|e|en|or|ou|oder|of|of the|de|d'|any|tree|all|cow(?:'s|s)?|wheat) )*(?:gluten|wheat|bles?|weizen|trigo|grano|frumento|tarwe|dairy|milk|laits?|milch|leche|latte|leite|melk|lactose|laktose|lattosio|lactosa|casein|eggs?|oeufs?|eie?r?n?|huevos?|uov[oa]|ovos?|eieren|nuts?|hazelnuts?|almonds?|cashews?|pecans?|walnuts?|pistachios?|macadamias?|brazil nuts?|pine nuts?|coconuts?|rye|barley|oats?|spelt|corn|maize|noisettes?|amandes?|haselnusse?|mandeln?|roggen|gerste|hafer|dinkel|avena|cebada|centeno|noix|nussen?|frutos secos|frutta a guscio|noten|fruits a coque|peanuts?|arachides?|arachidi|cacahuetes?|erdnussen?|pinda's|amendoim|soya?|soja|soia|soybeans?|fish|poissons?|fisch|pescado|pesce|vis|shellfish|crustace\p{L}+|crustacean\p{L}*|krebstieren?|mollus\p{L}+|weichtieren?|celery|celeri|sellerie|apio|sedano|mustard|moutarde|senf|mostaza|senape|sesame(?: seeds?)?|sesam|sesamo|lupins?|lupinen?|altramuces|sul(?:ph|f)ites?|sulfiten?|sulfitos|solfiti)$/u;

/** Foods that are claimed by themselves but also begin lists: "no milk, salt" says nothing about the salt. */
const FOOD =
  /^(?:salt|sel|salz|sal|sale|zout|sugar|sucre|zucker|azucar|zuccher|suiker|yeast|levure|hefe|palm|alcohol|alkohol|alcool|gelatin)/;

const AND = / (?:and|et|und|y|e|en|och|og|i|or|ou|oder|o|&) /;

/** Whether an item is just the word for an allergen, as claims name them. @param item folded */
export const isAllergenClaim = (item: string): boolean =>
  item.length <= 60 && item.split(AND).every((one) => ALLERGEN.test(one.trim()));

/** Words that name one food together with the word before them: "cashew nuts", "soy milk". */
const HEAD = /^(?:nuts?|milk|milch)$/;

/**
 * The end of the allergens that a claim names, if another allergen directly follows with nothing between: "milch
 * erdnusse" (method M2.7.19).
 * @param item folded, from the first allergen on
 * @returns 0 if none does
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

/** Whether an item continues a claim that began with an allergen. @param item folded */
export const continuesAllergenClaim = (item: string): boolean =>
  isAllergenClaim(item) || (isUsualClaim(item) && !FOOD.test(item));

// A cross, with nothing but space between it and a name.
const CROSS = /[✗✘❌✖☒]\uFE0F?\s{0,2}.?$/u;

/** Whether a cross comes before an item, or begins it. @param text the label as printed @param start of the item */
export const isCrossed = (text: string, start: number): boolean =>
  CROSS.test(text.slice(Math.max(0, start - 3), start + 1));
