import type { ScanUsage } from '#domain/plans/plan.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** Usage of the newest month the server sent. Each pull has the server's current month; the phone's may be wrong. */
export async function lastUsage(db: AccountDb): Promise<ScanUsage | undefined> {
  return (await db.usage.toArray()).sort((one, other) => (one.month < other.month ? -1 : 1)).at(-1);
}

/** The last usage as one string. While it stays the same, a scan held back by the limit would be held back again. */
export async function lastUsageStamp(db: AccountDb): Promise<string> {
  const told = await lastUsage(db);
  return told ? `${told.month} ${told.scansUsed}/${told.scanLimit}` : '';
}
