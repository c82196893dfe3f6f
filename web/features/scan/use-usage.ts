import { useLiveQuery } from 'dexie-react-hooks';
import { quotaMonth, type ScanUsage, scanUsage } from '#domain/plans/plan.ts';
import { useAccount } from '#web/client-context.tsx';

/**
 * Scans of this month as the server last told. In a new month nothing is used yet; a phone that was never told
 * shows the free tier (specification, section 8). Undefined while the tables are read.
 */
export function useUsage(): ScanUsage | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const month = quotaMonth(Date.now());
    const told = await db.usage.get(month);
    if (told) return told;
    const last = await db.usage.orderBy('id').last();
    return scanUsage(last?.subscription.tier ?? 'free', month, 0);
  }, [db]);
}
