import { quotaMonth, type ScanUsage, scanUsage } from '#domain/plans/plan.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { lastUsage } from './last-usage.ts';
import { entriesIn } from './outbox-entries.ts';

/**
 * This month's usage as far as this phone knows. If a month began since the last pull, nothing of it counts as used,
 * under the limit last reported. A phone that never received any usage shows the free plan (product P4.3).
 */
export async function knownUsage(db: AccountDb, nowMs: number): Promise<ScanUsage> {
  const month = quotaMonth(nowMs);
  const told = await lastUsage(db);
  const pulledAt = await readMeta(db, 'pulledAt');
  // Both months are by this phone's own clock, which may be years off.
  if (told && pulledAt !== undefined && quotaMonth(pulledAt) === month) return told;
  return (await db.usage.get(month)) ?? scanUsage(told?.subscription.tier ?? 'free', month, 0);
}

/**
 * Scans not yet included in the usage known here: those waiting to be sent, and those the service worker sent whose
 * rows this page has not fetched. When the page itself sends scans, the answer includes the usage.
 */
export const uncountedScans = (db: AccountDb): Promise<number> =>
  db.transaction('r', db.outbox, db.server, async () => {
    const sent = await entriesIn(db, ['queued', 'inflight', 'acked']);
    const entries = sent.filter((entry) => entry.operation.type === 'scan.create');
    const answered = entries.filter((entry) => entry.state === 'acked');
    const rows = await db.server.bulkGet(answered.map((entry): [string, string] => ['scan', entry.entityId]));
    return entries.length - rows.filter((row) => row !== undefined).length;
  });
