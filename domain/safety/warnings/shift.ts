import type { Use } from '../exposure.ts';
import type { Severity } from '../vocabulary.ts';
import type { Weights } from '../weights.ts';

const DROPPED: Readonly<Record<Severity, Severity | null>> = {
  CRITICAL: 'WARNING',
  WARNING: 'CAUTION',
  CAUTION: 'INFO',
  INFO: null,
};

const RANK: Readonly<Record<Severity, number>> = { CRITICAL: 0, WARNING: 1, CAUTION: 2, INFO: 3 };
const RINSED: ReadonlySet<string> = new Set(['child', 'infant']);
const SHIFTED: ReadonlySet<string> = new Set([
  'child',
  'infant',
  'dog',
  'cat',
  'bird',
  'fish',
  'small_mammal',
  'reptile',
]);

/**
 * The shift (method M6.6): in cosmetics, animal and child entries that name no route drop one step, and
 * traces of a fragrance one more unless CRITICAL.
 * @returns the severity that remains, or null if none does
 */
export const shifted = (
  audience: string,
  severity: Severity,
  routes: readonly string[],
  use: Use,
  fragranceTrace: boolean,
): Severity | null => {
  if (!use.cosmetic || !SHIFTED.has(audience)) return severity;
  // What flavours a toothpaste or scents a shampoo is washed off; a balm that stays on the chest is not.
  if (fragranceTrace && use.type === 'rinse_off' && !use.baby && RINSED.has(audience) && RANK[severity] < RANK.CAUTION)
    return 'CAUTION';
  if (routes.some((route) => route !== 'main')) return severity;
  const once = DROPPED[severity];
  if (once === null || severity === 'CRITICAL' || !fragranceTrace) return once;
  return DROPPED[once];
};

/** Whether an ingredient is a fragrance in its typical small amount. */
export const isFragranceTrace = (fragrance: boolean, weights: Weights): boolean => fragrance && weights.traceAmount;
