// "Allergy advice: for allergens, including cereals containing gluten, see ingredients in bold".
const SIGNPOST =
  /(?:(?:allergy advice|allergen (?:advice|information))[ :!.]{0,3})?for allergens,? including [^.;\n]{2,60},? (?:please )?see [^.;\n]{0,40}(?:bold|capitals?|capital letters|highlighted|underlined|italics)\b/gi;

/**
 * A label without the sentence that stands on every food of some countries alike and says where its allergens are marked:
 * it names the kinds of allergen there are, and none of this food (method M2.7.10).
 * @returns exactly as long: spaces in its place
 */
export const withoutSignpost = (label: string): string => label.replace(SIGNPOST, (words) => ' '.repeat(words.length));
