// Where a statement begins though the sentence before has no point.
const STATEMENT =
  /(?<!\b(?:may|also|not|peut|puede|puo|does))[ \n](?=(?:may (?:also )?contain|contains? ?(?::|less than|[0-2][.,]?\d? ?%)|allergy advice|allergen information|peut contenir|kann (?:auch )?spuren|puede contener|puo contenere|traces eventuelles|contient ?:|free from |free of |does not contain |ne contient pas |frei von |no contiene |non contiene |www\.|https?:|\*{1,3} ?[a-z])(?![a-z]*-))/g;

/**
 * Spaces of a stretch at which a new statement begins though the sentence before has no point ("… salt Contains: milk").
 * @param folded the label, folded
 * @returns places in the label
 */
export const statementStarts = (folded: string, start: number, end: number): ReadonlySet<number> => {
  const starts = new Set<number>();
  for (const found of folded.slice(start, end).matchAll(STATEMENT)) starts.add(start + found.index);
  return starts;
};
