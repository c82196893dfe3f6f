import type { Tier } from '../plans/plan.ts';

/** How much of an entity one owner may store (product P10). */
export interface RowBounds {
  /** Maximum bytes of one row, as JSON in UTF-8 (product P10.1). */
  readonly bytes: number;
  /** Maximum rows that are not deleted, by the household's plan. */
  readonly rows: Readonly<Record<Tier, number>>;
}

/** A row limit by plan. @param free on the free plan @param more on the starter plan @param most on the others */
export const byPlan = (free: number, more = free, most = more): Readonly<Record<Tier, number>> => ({
  free,
  starter: more,
  unlimited: most,
  family: most,
});

/**
 * Limit for all rows including tombstones, as a multiple of the limit for live rows. Tombstones are kept for 400 days,
 * so endless adding and removing would otherwise fill the disk (product P10.3).
 */
export const WITH_TOMBSTONES = 4;

/** The same for entities whose oldest rows are evicted (see `bury` in `rule.ts`), which leave small tombstones. */
export const WITH_BURIED = 20;

/** Maximum operations the server remembers per account, each for 400 days (product P10.4). */
export const MOST_OPERATIONS = byPlan(20_000, 50_000, 250_000);
