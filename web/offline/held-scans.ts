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

/**
 * Scans that the usage known here does not hold yet: those that wait to be sent, and those that the service worker
 * sent, whose rows this page has not fetched. What the page itself sends brings its usage with the answer.
 */
export async function uncountedScans(db: AccountDb): Promise<number> {
  const entries = await db.outbox
    .where('state')
    .anyOf('queued', 'inflight', 'acked')
    .and((entry) => entry.operation.type === 'scan.create')
    .toArray();
  const answered = entries.filter((entry) => entry.state === 'acked');
  const rows = await db.server.bulkGet(answered.map((entry): [string, string] => ['scan', entry.entityId]));
  return entries.length - rows.filter((row) => row !== undefined).length;
}

/**
 * Lets scans that the server held back for the quota try again, once the month changed or the plan allows more.
 * @returns how many
 */
export const releaseHeldScans = (db: AccountDb, nowMs: number): Promise<number> =>
  db.transaction('rw', syncedTables(db), async () => {
    const held = await db.outbox.where('state').equals('held').toArray();
    if (held.length === 0) return 0;
    const room = mayScanOffline(await knownUsage(db, nowMs), await uncountedScans(db));
    const free = held.filter((entry) => room || quotaMonth(entry.lastError?.at ?? 0) !== quotaMonth(nowMs));
    await db.outbox.bulkPut(free.map((entry) => ({ ...entry, state: 'queued' as const, nextAttemptAt: 0 })));
    await showRows(db, rowsOf(free));
    return free.length;
  });
