import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#web/paths.ts';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NO_DOSE } from './no-dose.ts';

// Lazy: it brings the warning rules, which are not needed here on a plan without the ledger.
const Ledger = lazy(async () => ({ default: (await import('./ledger.tsx')).Ledger }));

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title="What reaches whom">
    <PageHeader title="What reaches whom" subtitle={NO_DOSE} back={paths.homeHealth} />
    <div className="mt-6">{children}</div>
  </Page>
);

const LOADING = (
  <Frame>
    <Skeleton className="h-72 w-full" />
  </Frame>
);

/** /exposure-ledger: which labels at home concern whom, or the plan that includes it (product P2.13, P6.32). */
export function LedgerPage() {
  const holds = usePlanIncludes('advancedAnalysis');
  if (holds === undefined) return LOADING;
  if (holds) {
    return (
      <Suspense fallback={LOADING}>
        <Ledger />
      </Suspense>
    );
  }
  return (
    <Frame>
      <PlanNote entitlement="advancedAnalysis">
        For each person and pet, the listed substances on your labels at home, and the one swap that removes the most.
        You get every warning for them without it.
      </PlanNote>
    </Frame>
  );
}
