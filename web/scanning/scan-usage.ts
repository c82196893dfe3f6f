import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import {
  nextQuotaMonth,
  quotaMonth,
  type ScanUsage,
  scanUsage,
  type UsageNotice,
  usageNotice,
  visitorUsage,
} from '#domain/plans/plan.ts';
import { useSession } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

export interface ShownUsage extends ScanUsage {
  readonly notice: UsageNotice;
}

/** The longest wait a browser can be asked for, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The month that is counted now, in UTC; another one as soon as it begins. */
function useQuotaMonth(): string {
  const [lookedAt, setLookedAt] = useState(Date.now);
  useEffect(() => {
    const wait = Math.min(nextQuotaMonth(lookedAt) - lookedAt, LONGEST_WAIT);
    const timer = setTimeout(() => setLookedAt(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [lookedAt]);
  return quotaMonth(lookedAt);
}

/** What the server told of this month; of one it has not spoken of, that nothing is used on the last known plan. */
async function usageIn(db: AccountDb, month: string): Promise<ScanUsage> {
  const known = (await db.usage.get(month)) ?? (await db.usage.orderBy(':id').last());
  return known?.month === month ? known : scanUsage(known?.subscription.tier ?? 'free', month, 0);
}

/**
 * Scans of this month as this phone knows them. A phone that never heard of the usage shows the free tier, 0 of 5
 * (product P4.3); who is not signed in has 5 of 5 (product P4.8). Undefined while it is being read.
 */
export function useScanUsage(): ShownUsage | undefined {
  const session = useSession();
  const month = useQuotaMonth();
  const db = session.status === 'signedIn' ? session.db : null;
  return useLiveQuery(async () => {
    const usage = db ? await usageIn(db, month) : visitorUsage(month);
    return { ...usage, notice: usageNotice(usage) };
  }, [db, month]);
}
