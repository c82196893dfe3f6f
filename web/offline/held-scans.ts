import { mayScanOffline, quotaMonth, type ScanUsage, scanUsage } from '#domain/plans/plan.ts';
import { type AccountDb, syncedTables } from './account-db.ts';
import { rowsOf } from './outbox.ts';
import { showRows } from './shown-rows.ts';

/**
 * The usage of this month as far as this phone knows: a new month begins with none used, under the limit last told.
 * A phone that never heard of any shows the free plan (decisions, "Offline identity").
 */
export async function knownUsage(db: AccountDb, nowMs: number): Promise<ScanUsage> {
  const month = quotaMonth(nowMs);
  const exact = await db.usage.get(month);
  if (exact) return exact;
  const last = (await db.usage.toArray()).sort((one, other) => (one.month < other.month ? -1 : 1)).at(-1);
  return scanUsage(last?.subscription.tier ?? 'free', month, 0);
}

/** Scans that wait to be sent: each may use up one of the month. */
export const queuedScans = (db: AccountDb): Promise<number> =>
  db.outbox
    .where('state')
    .anyOf('queued', 'inflight')
    .and((entry) => entry.operation.type === 'scan.create')
    .count();

/**
 * Lets scans that the server held back for the quota try again, once the month changed or the plan allows more.
 * @returns how many
 */
export const releaseHeldScans = (db: AccountDb, nowMs: number): Promise<number> =>
  db.transaction('rw', syncedTables(db), async () => {
    const held = await db.outbox.where('state').equals('held').toArray();
    if (held.length === 0) return 0;
    const room = mayScanOffline(await knownUsage(db, nowMs), await queuedScans(db));
    const free = held.filter((entry) => room || quotaMonth(entry.lastError?.at ?? 0) !== quotaMonth(nowMs));
    await db.outbox.bulkPut(free.map((entry) => ({ ...entry, state: 'queued' as const, nextAttemptAt: 0 })));
    await showRows(db, rowsOf(free));
    return free.length;
  });
