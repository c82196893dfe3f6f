import { foldText } from '../knowledge/names/fold.ts';
import type { Use } from './exposure.ts';
import { listHasFunction } from './listed-functions.ts';
import type { ScoredItem } from './points.ts';
import type { Cap } from './report.ts';
import { needsReview } from './review-needed.ts';
import type { Kind } from './warnings/kinds/kind.ts';
import { KINDS } from './warnings/kinds/kinds-table.ts';

const GRAVE = 69;

/** A kind that no listed ingredient can rule out: adding one to the list must not lift the cap. */
const staysWhateverIsAdded = ({ withoutList, unlessListed }: Kind): boolean =>
  withoutList !== true && unlessListed === undefined;

/**
 * The cap of a home or garden product whose name shows that it is of a kind with a CRITICAL for a child (method
 * M4.5.29), or null.
 * @param name of the product
 * @param scored the items of its list
 */
export const kindCap = (name: string, use: Use, scored: readonly ScoredItem[]): Cap | null => {
  if (name === '' || !use.house || use.swallowed || use.medicine) return null;
  const folded = foldText(name);
  const kind = KINDS.find(
    (one) =>
      staysWhateverIsAdded(one) &&
      (one.ifListed === undefined || listHasFunction(scored, one.ifListed)) &&
      one.warns.some(([audience, severity]) => audience === 'child' && severity === 'CRITICAL') &&
      (one.types?.includes(use.type) ?? true) &&
      !needsReview(one.source) &&
      one.words.test(folded) &&
      !(one.not?.test(folded) ?? false) &&
      !(one.isNot?.(folded) ?? false),
  );
  if (kind === undefined) return null;
  return { value: GRAVE, cause: `${kind.name} can seriously harm a child who gets hold of it`, source: kind.source };
};
