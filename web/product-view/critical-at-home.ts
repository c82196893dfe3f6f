import { subjectsWarned } from '#domain/inventory/hazards/findings.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { criticalWarnings } from './critical-warnings.ts';
import { inSlices } from './in-slices.ts';
import { readHousehold } from './read-household.ts';

/** Product id to the names of the household members for whom the product is CRITICAL. */
export type CriticalAtHome = ReadonlyMap<string, readonly string[]>;

async function* critical(db: AccountDb, ids: ReadonlySet<string>): AsyncGenerator<void, CriticalAtHome> {
  const warnings = yield* criticalWarnings(db, ids, await readHousehold(db));
  return new Map([...warnings].map(([id, some]) => [id, subjectsWarned(some)]));
}

/**
 * For whom each of some products is CRITICAL, read in slices that keep the page responsive.
 * @returns null if aborted
 */
export const readCritical = (
  db: AccountDb,
  ids: readonly string[],
  left: AbortSignal,
): Promise<CriticalAtHome | null> => inSlices(critical(db, new Set(ids)), left);
