import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import {
  nextQuotaMonth,
  quotaMonth,
  type ScanUsage,
  type UsageNotice,
  usageNotice,
  visitorUsage,
  withQueued,
} from '#domain/plans/plan.ts';
import { useSession } from '#web/client/client-context.tsx';
import { knownUsage, uncountedScans } from '#web/offline/queue/known-usage.ts';

export interface ShownUsage extends ScanUsage {
  readonly notice: UsageNotice;
}

/** The longest timeout browsers support, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The current quota month, in UTC; changes as soon as the next one begins. */
function useQuotaMonth(): string {
  const [lookedAt, setLookedAt] = useState(Date.now);
  useEffect(() => {
    const wait = Math.min(nextQuotaMonth(lookedAt) - lookedAt, LONGEST_WAIT);
    const timer = setTimeout(() => setLookedAt(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [lookedAt]);
  return quotaMonth(lookedAt);
}

/**
 * This month's scans as this phone knows them; if they are limited, including those waiting to be sent. A phone that
 * never received any usage shows the free tier (product P4.3); without a sign-in it is 5 of 5 (product P4.8). Undefined
 * while it is being read.
 */
export function useScanUsage(): ShownUsage | undefined {
  const session = useSession();
  const month = useQuotaMonth();
  const db = session.status === 'signedIn' ? session.db : null;
  return useLiveQuery(async () => {
    const told = db ? await knownUsage(db, Date.now()) : visitorUsage(month);
    // Counting reads the whole queue, which is not worth the wait if nothing is limited.
    const usage = db && told.scanLimit >= 0 ? withQueued(told, await uncountedScans(db)) : told;
    return { ...usage, notice: usageNotice(usage) };
  }, [db, month]);
}
