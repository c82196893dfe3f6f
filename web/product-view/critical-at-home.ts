import { warnedBy } from '#domain/inventory/hazards/findings.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { criticalWarnings } from './critical-warnings.ts';
import { inSlices } from './in-slices.ts';
import { readHousehold } from './read-household.ts';

/** By product, the names of those of the household for whom it is CRITICAL. */
export type CriticalAtHome = ReadonlyMap<string, readonly string[]>;

async function* critical(db: AccountDb, ids: ReadonlySet<string>): AsyncGenerator<void, CriticalAtHome> {
  const warnings = yield* criticalWarnings(db, ids, await readHousehold(db));
  return new Map([...warnings].map(([id, some]) => [id, warnedBy(some)]));
}

/**
 * For whom some products are CRITICAL, read in slices that leave the page free to answer.
 * @returns nothing once the signal is given
 */
export const readCritical = (
  db: AccountDb,
  ids: readonly string[],
  left: AbortSignal,
): Promise<CriticalAtHome | null> => inSlices(critical(db, new Set(ids)), left);
