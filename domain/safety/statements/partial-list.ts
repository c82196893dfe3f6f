import { foldText } from '../../knowledge/fold.ts';
import type { LabelReading } from '../../products/label/label-reading.ts';
import type { StatementFinding } from './statement-finding.ts';

const CONTAINS = /^(?:contains?|contient|enthalt|contiene|contiene:?)\b/;
/** A heading with this many names or fewer behind it is that of Article 18 of the regulation, not a list. */
const FEW = 3;

/**
 * Whether a label with hazard statements names only its hazardous substances ("Contains: sodium hydroxide", Article 18
 * (3) of Regulation (EC) 1272/2008) and no list of ingredients.
 */
export const isPartialList = (reading: LabelReading, finding: StatementFinding): boolean => {
  if (finding.hazards.length === 0 || finding.detergent.length > 0) return false;
  const headings = reading.structure.map((text) => foldText(text).trim());
  return reading.tokens.length <= FEW && headings.length > 0 && headings.every((text) => CONTAINS.test(text));
};

/**
 * A list that names only what is hazardous tells nothing of amounts: its first name is not the main ingredient. How
 * hazardous the mixture is, its own statements tell.
 */
export const asMinor = (reading: LabelReading): LabelReading => ({
  ...reading,
  tokens: reading.tokens.map((token) => ({ ...token, minor: true })),
});
