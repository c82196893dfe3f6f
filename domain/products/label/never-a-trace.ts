/** Basic ingredients that no law requires to be named as a trace, in the languages read. */
const STAPLE =
  /^(?:(?:cane|brown|white|beet|icing|raw|sea|iodi[sz]ed|palm|sunflower|rapeseed|vegetable|olive|corn|glucose|drinking) )*(?:sugar|salt|water|oil|syrup|vinegar)$|^(?:sucre|sel|eau|vinaigre|huile (?:de|d'|vegetale|vegetales)[a-z' ]*|sirop de glucose|zucker|rohrzucker|puderzucker|salz|meersalz|speisesalz|kochsalz|wasser|trinkwasser|essig|glukosesirup|(?:sonnenblumen|palm|raps|oliven|kokos)(?:ol|fett)|azucar|sal|agua|vinagre|aceite (?:de|vegetal)[a-z ]*|jarabe de glucosa|zucchero|sale|acqua|aceto|olio (?:di|vegetale)[a-z ]*|suiker|zout|water|azijn|(?:zonnebloem|palm|raapzaad)olie|acucar|oleo (?:de|vegetal)[a-z ]*|cukier|sol|woda|ocet|olej [a-z ]+|cukr|sul|voda|cukor|so|viz|seker|tuz|su|socker|vatten|sukker|vand|vann|sokeri|suola|vesi|zahar|sare|apa|secer|sladkor|сахар|соль|вода|цукор|сіль|захар|сол|ζαχαρη|αλατι|νερο)$/u;

/**
 * Whether an item is one that trace statements do not name, so that the list continues with it ("may contain traces of
 * milk, sugar, peanuts"; method M2.7.13).
 * @param item folded
 */
export const isStapleIngredient = (item: string): boolean => item.length <= 40 && STAPLE.test(item.trim());

// Verbs that end a trace statement: German, Dutch, Hungarian, Turkish.
const CLOSING = / (?:enthalten(?: sein)?|enthalten kann|moglich|bevatten|tartalmazhat|icerebilir)$/;

/** Whether an item ends in a verb that closes a trace statement. @param item folded and trimmed */
export const endsInTraceVerb = (item: string): boolean => CLOSING.test(item);
