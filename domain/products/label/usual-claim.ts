// What products say that they are free from, in the languages read; stems, behind a word of quality at most.
const CLAIMED =
  /^(?:and |et |und |y |e |or |ou |oder |of |from |de |d'|added |artificial |synthetic |any |all |artifici\p{L}+ |kunstlich\p{L}+ |zugesetzt\p{L}* )*(?:parabe|silicon|silikon|siliconas|sul[fp]h?at(?!hi)|solfat|sls|sles|gluten|lacto|lakto|latto|colou?r|dye|farbstoff|kleurstof|preserv|conserv|konserv|fragran|perfum|parfum|profum|alcohol|alkohol|alcool|gmo|gm |ogm|gvo|gentech|soap|seife|savon|jabon|sapone|mineral oil|mineralol|huiles? mineral|aceites? mineral|oli minerali|paraffin|parafin|petrol|vaselin|phthalat|ftalat|phtalat|microplast|mikroplast|palm|animal|tier|pegs?\b|alumin|additiv|additif|aditivos|zusatz|flavou?r|arom|sweeten|suss|edulc|dolcific|sugar|zucker|sucre|azucar|zuccher|msg|hormon|antibiot|pesticid|bpa\b|nanopart|cruelty|sodium lau|salt|sel$|salz|sal$|sale$|zout|huiles? de palm|aceite de palma|olio di palma|gelatin|caffein|cafein|koffein|yeast|levure|hefe|edta|toxi|harsh|chemical|allergen|alergen)/u;

/** Whether an item names what products usually boast to be free from. @param item folded */
export const isUsualClaim = (item: string): boolean => item.length <= 60 && CLAIMED.test(item);

// The allergens that free-from claims name, each as a word of its own, in the languages read.
const ALLERGEN =
  /^(?:(?:and|et|und|y|e|en|or|ou|oder|of|of the|de|d'|any|tree|all|cow(?:'s|s)?|wheat) )*(?:gluten|wheat|bles?|weizen|trigo|grano|frumento|tarwe|dairy|milk|laits?|milch|leche|latte|leite|melk|lactose|laktose|lattosio|lactosa|casein|eggs?|oeufs?|eier?n?|huevos?|uov[oa]|ovos?|eieren|nuts?|hazelnuts?|almonds?|cashews?|pecans?|walnuts?|pistachios?|macadamias?|brazil nuts?|pine nuts?|coconuts?|rye|barley|oats?|spelt|corn|maize|noisettes?|amandes?|haselnusse?|mandeln?|roggen|gerste|hafer|dinkel|avena|cebada|centeno|noix|nussen?|frutos secos|frutta a guscio|noten|fruits a coque|peanuts?|arachides?|arachidi|cacahuetes?|erdnussen?|pinda's|amendoim|soya?|soja|soia|soybeans?|fish|poissons?|fisch|pescado|pesce|vis|shellfish|crustace\p{L}+|crustacean\p{L}*|krebstieren?|mollus\p{L}+|weichtieren?|celery|celeri|sellerie|apio|sedano|mustard|moutarde|senf|mostaza|senape|sesame(?: seeds?)?|sesam|sesamo|lupins?|lupinen?|altramuces|sul(?:ph|f)ites?|sulfiten?|sulfitos|solfiti)$/u;

/** Foods that are claimed for themselves, and begin lists as well: "no milk, salt" says nothing of the salt. */
const FOOD =
  /^(?:salt|sel|salz|sal|sale|zout|sugar|sucre|zucker|azucar|zuccher|suiker|yeast|levure|hefe|palm|alcohol|alkohol|alcool|gelatin)/;

const AND = / (?:and|et|und|y|e|en|och|og|i|or|ou|oder|o|&) /;

/** Whether an item is the bare word of an allergen, as claims name them. @param item folded */
export const isAllergenClaim = (item: string): boolean =>
  item.length <= 60 && item.split(AND).every((one) => ALLERGEN.test(one.trim()));

/** Whether an item goes on with a claim that an allergen began. @param item folded */
export const goesOnWithAllergens = (item: string): boolean =>
  isAllergenClaim(item) || (isUsualClaim(item) && !FOOD.test(item));

// A cross, and nothing but space between it and a name.
const CROSS = /[✗✘❌✖☒]\uFE0F?\s{0,2}.?$/u;

/** Whether a cross stands before an item, or at its beginning. @param text the label as printed @param start of the item */
export const isCrossed = (text: string, start: number): boolean =>
  CROSS.test(text.slice(Math.max(0, start - 3), start + 1));
