// "Allergy advice: for allergens, including cereals containing gluten, see ingredients in bold".
const SIGNPOST =
  /(?:(?:allergy advice|allergen (?:advice|information))[ :!.]{0,3})?for allergens,? including [^.;\n]{2,60},? (?:please )?see [^.;\n]{0,40}(?:bold|capitals?|capital letters|highlighted|underlined|italics)\b/gi;

/**
 * Blanks out the standard sentence, the same on every food of some countries, that says where a label marks its
 * allergens. It names the kinds of allergen in general, not those of this food (method M2.7.10).
 * @returns a label of the same length, with spaces in place of the sentence
 */
export const withoutSignpost = (label: string): string => label.replace(SIGNPOST, (words) => ' '.repeat(words.length));
