import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { claimsAbsence } from '../../../products/label/item-lead.ts';
import { endsInMay, isLateDenial } from '../../../products/label/late-verb-words.ts';
import { endOfFactoryStatement } from '../../../products/label/place-of-making.ts';
import { unspacedTraces, withoutUnspacedDenials } from '../../../products/label/unspaced-traces.ts';
import { statementSense } from './statement-sense.ts';

/** Brackets without others inside; the closing one may be missing. */
const BRACKET = /[([{（]([^()[\]{}（）]*)(?:[)\]}）]|$)/g;
const NAMES = /[,;]/;

/** A name without the statements in its brackets, and what these say may be in the food. */
export interface BareName {
  readonly name: string;
  readonly traces: readonly string[];
}

/**
 * Removes from a name what its brackets say may be in the food, or is not in it: "milk powder (may contain peanuts)"
 * names milk, "salt (contains no milk)" does not (method M6.2.2). What may be there extends to the end of its bracket.
 * @param printed a name as printed on the label
 */
export const withoutBracketed = (printed: string): BareName => {
  const traces: string[] = [];
  const name = printed.replace(BRACKET, (whole: string, held: string) => {
    const [unspaced] = unspacedTraces(`（${held}`);
    if (unspaced !== undefined) {
      const [from] = unspaced.span;
      traces.push(held.slice(Math.max(0, unspaced.names - 1)));
      return from > 1 ? `(${held.slice(0, from - 1)})` : ' ';
    }
    if (withoutUnspacedDenials(`（${held}`).trim() === '（') return ' ';
    const clauses = held.split(NAMES);
    const all = foldInPlace(held).trim();
    if (isLateDenial(all)) return ' ';
    let may = endOfFactoryStatement(all) > 0 || endsInMay(all);
    const kept = clauses.filter((clause) => {
      const sense = statementSense(clause);
      may = sense === 'may' || (may && sense === null);
      if (may) traces.push(clause.trim());
      // "(no added sugar, milk)": the absence only applies to its own name.
      return !may && sense !== 'free' && !claimsAbsence(foldInPlace(clause).trim());
    });
    return kept.length === clauses.length ? whole : kept.length === 0 ? ' ' : `(${kept.join(',')})`;
  });
  return { name: name.trim(), traces };
};
