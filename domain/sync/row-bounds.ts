import type { Tier } from '../plans/plan.ts';

/** How much one owner may hold of an entity (product P10). */
export interface RowBounds {
  /** Most bytes of one row, as JSON in UTF-8 (product P10.1). */
  readonly bytes: number;
  /** Most rows that are not deleted, by the plan of the household. */
  readonly rows: Readonly<Record<Tier, number>>;
}

/** A number of rows by plan. @param free on the free plan @param more on the starter plan @param most on the others */
export const byPlan = (free: number, more = free, most = more): Readonly<Record<Tier, number>> => ({
  free,
  starter: more,
  unlimited: most,
  family: most,
});

/**
 * Rows with what is left of deleted ones, as a multiple of the rows that are not: a tombstone is kept for 400 days, and
 * whoever adds and removes without end would fill the disk with them (product P10.3).
 */
export const WITH_TOMBSTONES = 4;

/** The same where the oldest rows give way to new ones, and leave nothing but their id. */
export const WITH_BURIED = 20;

/** Operations of one account that the server remembers at once, for 400 days each (product P10.4). */
export const MOST_OPERATIONS = byPlan(20_000, 50_000, 250_000);
