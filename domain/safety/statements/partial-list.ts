import { foldText } from '../../knowledge/names/fold.ts';
import type { LabelReading } from '../../products/label/label-reading.ts';
import type { StatementFinding } from './statement-finding.ts';

const CONTAINS = /^(?:contains?|contient|enthalt|contiene|contiene:?)\b/;
/** "Contains" followed by at most this many names is the heading of Article 18 of the regulation, not a list. */
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
 * Marks the substances of EUH208 ("Contains limonene. May produce an allergic reaction") as minor: the statement is for
 * amounts below those that classify the mixture (Annex II, 2.8), so none of them is a main ingredient.
 * @param allergens the text that names them
 */
export const withMinorAllergens = (reading: LabelReading, allergens: string): LabelReading =>
  allergens === ''
    ? reading
    : {
        ...reading,
        tokens: reading.tokens.map((token) =>
          allergens.includes(token.raw.trim()) ? { ...token, minor: true } : token,
        ),
      };
