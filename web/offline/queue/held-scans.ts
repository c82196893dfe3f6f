import { type AccountDb, syncedTables } from '../tables/account-db.ts';
import { showRows } from '../tables/shown-rows.ts';
import { uncountedScans } from './known-usage.ts';
import { lastUsage, lastUsageStamp } from './last-usage.ts';
import { rowsOf } from './outbox.ts';

/** How many more scans the server would accept, by the usage it last reported. */
async function roomTold(db: AccountDb): Promise<number> {
  const told = await lastUsage(db);
  if (!told) return 0;
  if (told.scanLimit < 0) return Number.POSITIVE_INFINITY;
  return Math.max(told.scanLimit - told.scansUsed - (await uncountedScans(db)), 0);
}

/**
 * Requeues scans that the server held back for the quota, oldest first, as far as the reported usage leaves room, as
 * after a new month or a change of plan. This phone's clock is not used.
 * @returns how many
 */
export const releaseHeldScans = (db: AccountDb): Promise<number> =>
  db.transaction('rw', syncedTables(db), async () => {
    const told = await lastUsageStamp(db);
    const held = (await db.outbox.where('state').equals('held').sortBy('n')).filter(
      (entry) => entry.lastError?.told !== told,
    );
    if (held.length === 0) return 0;
    const free = held.slice(0, await roomTold(db));
    await db.outbox.bulkPut(free.map((entry) => ({ ...entry, state: 'queued' as const, nextAttemptAt: 0 })));
    await showRows(db, rowsOf(free));
    return free.length;
  });
