import { useLiveQuery } from 'dexie-react-hooks';
import { quotaMonth, type ScanUsage, scanUsage, type UsageNotice, usageNotice } from '#domain/plans/plan.ts';
import { useAccount } from '#web/client/client-context.tsx';

export interface ShownUsage extends ScanUsage {
  readonly notice: UsageNotice;
}

/**
 * Scans of this month as this phone knows them. A phone that never heard of the usage shows the free tier, 0 of 5; a
 * month the server has not spoken of yet starts at 0 on the last known plan. Undefined while it is being read.
 */
export function useScanUsage(): ShownUsage | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const month = quotaMonth(Date.now());
    const known = (await db.usage.get(month)) ?? (await db.usage.orderBy(':id').last());
    const usage = known?.month === month ? known : scanUsage(known?.subscription.tier ?? 'free', month, 0);
    return { ...usage, notice: usageNotice(usage) };
  }, [db]);
}
