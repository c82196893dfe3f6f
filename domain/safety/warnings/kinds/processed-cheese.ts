/** Melted with salts into slices and spreads. "Emmental fondu" is left out: it may be a fondue of the aged cheese. */
const PROCESSED =
  /\bprocessed\b|schmelzkas|fromages? fondus?\b|quesos? fundidos?\b|formaggi?o? fus[oi]\b|smeltkaas|\btopion|smaltost|smelteost|tavenysajt|\btaven|sulatejuusto|плавлен/;

/**
 * Whether a text says that its cheese is processed: it contains little tyramine, whatever cheese it is made of (Gardner
 * et al., J Clin Psychiatry 1996).
 * @param folded a name that went through foldText
 */
export const isProcessedCheese = (folded: string): boolean => PROCESSED.test(folded);
