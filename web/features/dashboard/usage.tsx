import type { Tier } from '#domain/plans/plan.ts';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { UsageBar } from '#web/ui/usage-bar.tsx';

const PLAN: Readonly<Record<Tier, string>> = {
  free: 'Free plan',
  starter: 'Starter plan',
  unlimited: 'Unlimited plan',
  family: 'Family plan',
};

/** The plan, and the scans used this month. */
export function Usage() {
  const usage = useScanUsage();
  // Keeps its space while it is read, so that nothing below jumps.
  if (!usage) return <div className="h-10" />;
  return (
    <UsageBar
      used={usage.scansUsed}
      limit={usage.scanLimit}
      notice={usage.notice}
      plan={PLAN[usage.subscription.tier]}
      manageTo={paths.subscription}
    />
  );
}
