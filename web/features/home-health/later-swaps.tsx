import { type ComponentProps, lazy, Suspense } from 'react';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { useHolds } from '#web/scanning/use-holds.ts';
import type { Swaps as SwapsType } from './swaps.tsx';

// With the rules on mixing and alternatives, which the page is drawn without.
const Swaps = lazy(async () => ({ default: (await import('./swaps.tsx')).Swaps }));

const Looking = () => <p className="small text-ink-2">Looking for better products of the same use.</p>;

/** The best swaps of a category, once what finds them is here; or the plan that finds them (product P6.32). */
export function LaterSwaps(props: ComponentProps<typeof SwapsType>) {
  const holds = useHolds('recommendations');
  if (holds === undefined) return <Looking />;
  if (!holds) {
    return (
      <PlanNote entitlement="recommendations">
        The swaps that raise this score most, for who lives here. What suits better than one product stands in its
        report.
      </PlanNote>
    );
  }
  return (
    <Suspense fallback={<Looking />}>
      <Swaps {...props} />
    </Suspense>
  );
}
