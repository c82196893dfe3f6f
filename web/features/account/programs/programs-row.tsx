import { Plug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isEntitled, PLAN_NAME, planWith } from '#domain/plans/entitlements.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { OpenRow } from '#web/ui/open-row.tsx';

const ProgramsSheet = lazy(() => import('./programs-sheet.tsx'));

/** Opens the API tokens, and names the plan that includes them if the person's plan does not (product P18.4). */
export function ProgramsRow() {
  const [open, setOpen] = useState(false);
  const tier = useScanUsage()?.subscription.tier;
  const lacking = tier !== undefined && !isEntitled(tier, 'apiAccess');
  return (
    <OpenRow
      Icon={Plug}
      title="Access for programs"
      meta={lacking ? `Part of the ${PLAN_NAME[planWith('apiAccess')]} plan` : 'Tokens for assistants and scripts'}
      onOpen={() => setOpen(true)}
    >
      {open && (
        <Suspense>
          <ProgramsSheet lacking={lacking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenRow>
  );
}
