const HARD =
  /parmes|parmigian|grana padano|trentingrana|gruyere|greyerzer|\bcomte\b|emmental|beaufort|abondance|sbrinz|appenzell|cheddar|pecorino|provolone|asiago|montasio|piave\b|manchego|idiazabal|ossau|cantal\b|salers\b|laguiole|mimolette|bergkase|alpkase|hartkase|l'etivaz|hard cheese|pate (?:pressee )?cuite/;
/** A soft cheese beside it is none. */
const SOFT =
  /camembert|\bbrie\b|roquefort|gorgonzola|weichkase|soft cheese|pate molle|reblochon|munster|morbier|raclette/;

/**
 * Whether a text names a hard cheese: the NHS names it as fit to eat in pregnancy even when it is made of raw milk.
 * @param folded a name that went through foldText
 */
export const isHardCheese = (folded: string): boolean => HARD.test(folded) && !SOFT.test(folded);
