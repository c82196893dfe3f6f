// "2 tsp sugar", "one cup of flour": a quantity in a recipe (method M2.8.2).
const MEASURE =
  /^(?:(?:\d+(?:[.,/]\d+)?|one|two|three|half|a|an|un|une|ein|eine|una|uno) ?){0,2}(?:tsp|tbsp|teaspoon|tablespoon|cup|pinch|handful|dash|el|tl|teeloffel|essloffel|prise|tasse|pincee|cucharada|cucharadita|cucchiaio|cucchiaino|taza|tazza|cuillere a soupe|cuillere a cafe) (?:of |de |d |di )?(?=\p{L}{3})/u;

/** A name without a leading recipe quantity. @param name normalised */
export const withoutMeasure = (name: string): string => name.replace(MEASURE, '');
