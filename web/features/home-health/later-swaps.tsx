import { type ComponentProps, lazy, Suspense } from 'react';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import type { Swaps as SwapsType } from './swaps.tsx';

// Lazy: it brings the mixing and alternatives rules, which the page can render without.
const Swaps = lazy(async () => ({ default: (await import('./swaps.tsx')).Swaps }));

const Looking = () => <p className="small text-ink-2">Looking for better products for the same use.</p>;

/** The best swaps of a category, once their code has loaded, or the plan that includes them (product P6.32). */
export function LaterSwaps(props: ComponentProps<typeof SwapsType>) {
  const holds = usePlanIncludes('recommendations');
  if (holds === undefined) return <Looking />;
  if (!holds) {
    return (
      <PlanNote entitlement="recommendations">
        The swaps that raise this score most, for who lives here. Better choices for a single product are in its report.
      </PlanNote>
    );
  }
  return (
    <Suspense fallback={<Looking />}>
      <Swaps {...props} />
    </Suspense>
  );
}
