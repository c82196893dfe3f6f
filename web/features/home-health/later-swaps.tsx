import { type ComponentProps, lazy, Suspense } from 'react';
import type { Swaps as SwapsType } from './swaps.tsx';

// With the rules on mixing and alternatives, which the page is drawn without.
const Swaps = lazy(async () => ({ default: (await import('./swaps.tsx')).Swaps }));

/** The best swaps of a category, once what finds them is here. */
export const LaterSwaps = (props: ComponentProps<typeof SwapsType>) => (
  <Suspense fallback={<p className="small text-ink-2">Looking for better products of the same use.</p>}>
    <Swaps {...props} />
  </Suspense>
);
