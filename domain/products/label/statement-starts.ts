// Where a statement begins though the sentence before has no point.
const STATEMENT =
  /(?<!\b(?:may|also|not|nicht|pas|non|niet|peut|puede|puo|does))[ \n](?=(?:may (?:also )?contain|contains? ?(?::|less than|[0-2][.,]?\d? ?%)|allergy advice|allergen information|peut contenir|kann (?:auch )?spuren|puede contener|puo contenere|traces eventuelles|contient ?:|free from[ :]|free of[ :]|does not contain[ :]|ne contient pas[ :]|frei von[ :]|no contiene[ :]|non contiene[ :]|vrij van[ :]|contains neither |enthalt weder |www\.|https?:|\*{1,3} ?[a-z])(?![a-z]*-))|\n(?=(?:contains|contient|enthalt|contiene|bevat|innehaller|zawiera|contem) [^\n,:;%([]{2,40}(?:[.\n]|$))|\n(?=(?:(?:no|without|sans|ohne|senza|sin|zonder|utan|bez|sem|neither|weder|varken|0 ?%)(?: [a-z]| ?:)|(n[ie]) [a-z][^\n]{0,80} \1 |libre de[ :]|fri fran[ :]|exempte? de[ :]|not without |nicht ohne |(?:do not|don't|never (?:feed|mix|give|use)|just add|simply add|ne pas|ne jamais|no mezclar|non mescolare)(?= )|(?:add|mix with|stir in|ajouter|ajoutez|anadir|aggiungere)(?= )|(?:storage|origin|country of origin|origine|pays d'origine|provenance|herkunft|ursprung|origen|provenienza|oorsprong|pochodzenie|origem) ?:))/g;

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
