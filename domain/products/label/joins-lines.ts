const JOINS = /[ ,](?:and|or|nor|und|oder|sowie|et|ou|oraz|lub|och|eller|og|ve|veya|&)[ \t]*$/;
const LONGEST = 12;

/**
 * Whether a line continues on the next because its last word joins two names: "Milch und⏎Ei".
 * @param folded the label, folded
 * @param at the end of the line
 */
export const joinsLines = (folded: string, at: number): boolean =>
  JOINS.test(folded.slice(Math.max(0, at - LONGEST), at));
