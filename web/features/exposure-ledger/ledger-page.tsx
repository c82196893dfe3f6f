import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#web/paths.ts';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { useHolds } from '#web/scanning/use-holds.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NO_DOSE } from './no-dose.ts';

// It brings the rules of warnings, which a plan without it does not need here.
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

/** /exposure-ledger: what on the labels at home concerns whom, or the plan that counts it (product P2.13, P6.32). */
export function LedgerPage() {
  const holds = useHolds('advancedAnalysis');
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
        For each person and animal, the listed substances on your labels at home, and the one swap that takes most of
        them away. Every warning for them is told without it.
      </PlanNote>
    </Frame>
  );
}
