import { quotaMonth, type ScanUsage, scanUsage } from '#domain/plans/plan.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { lastUsage } from './last-usage.ts';
import { entriesIn } from './outbox-entries.ts';

/**
 * The usage of this month as far as this phone knows. Where a month began since the last pull, none of it is used,
 * under the limit last told. A phone that never heard of any shows the free plan (product P4.3).
 */
export async function knownUsage(db: AccountDb, nowMs: number): Promise<ScanUsage> {
  const month = quotaMonth(nowMs);
  const told = await lastUsage(db);
  const pulledAt = await readMeta(db, 'pulledAt');
  // Compared by this phone's clock alone, which may be years off.
  if (told && pulledAt !== undefined && quotaMonth(pulledAt) === month) return told;
  return (await db.usage.get(month)) ?? scanUsage(told?.subscription.tier ?? 'free', month, 0);
}

/**
 * Scans that the usage known here does not hold yet: those that wait to be sent, and those that the service worker
 * sent, whose rows this page has not fetched. What the page itself sends brings its usage with the answer.
 */
export const uncountedScans = (db: AccountDb): Promise<number> =>
  db.transaction('r', db.outbox, db.server, async () => {
    const sent = await entriesIn(db, ['queued', 'inflight', 'acked']);
    const entries = sent.filter((entry) => entry.operation.type === 'scan.create');
    const answered = entries.filter((entry) => entry.state === 'acked');
    const rows = await db.server.bulkGet(answered.map((entry): [string, string] => ['scan', entry.entityId]));
    return entries.length - rows.filter((row) => row !== undefined).length;
  });
