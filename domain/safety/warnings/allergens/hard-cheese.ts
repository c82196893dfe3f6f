const HARD =
  /parmes|parmigian|grana padano|trentingrana|gruyere|greyerzer|\bcomte\b|emmental|beaufort|abondance|sbrinz|appenzell|cheddar|pecorino|provolone|asiago|montasio|piave\b|manchego|idiazabal|ossau|cantal\b|salers\b|laguiole|mimolette|bergkase|alpkase|hartkase|l'etivaz|hard cheese|pate (?:pressee )?cuite/;
/** With a soft cheese in the name it is not a hard one. */
const SOFT =
  /camembert|\bbrie\b|roquefort|gorgonzola|weichkase|soft cheese|pate molle|reblochon|munster|morbier|raclette/;

/**
 * Whether a text names a hard cheese, which the NHS lists as safe in pregnancy even if it is made of raw milk.
 * @param folded a name that went through foldText
 */
export const isHardCheese = (folded: string): boolean => HARD.test(folded) && !SOFT.test(folded);
