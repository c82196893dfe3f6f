import { useState } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import type { AtHome } from '#web/product-view/home-products.ts';
import { PairCard } from '#web/product-view/pair-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { foldPairs } from './fold-pairs.ts';

interface PairsSectionProps {
  pairs: readonly Interaction[];
  home: readonly AtHome[];
}

const pairKey = (pair: Interaction): string => [...pair.keys, pair.result].join(' ');

/** The pairs at home that must not meet. What is only worth knowing is folded. */
export function PairsSection({ pairs, home }: PairsSectionProps) {
  const [open, setOpen] = useState(false);
  const { shown, folded } = foldPairs(pairs);
  if (pairs.length === 0) return null;
  const drawings = (pair: Interaction) =>
    pair.keys.map((key) => {
      const found = home.find((one) => one.product.id === key);
      return found ? drawingOf(found.product) : 'bottle';
    });
  return (
    <Section title="Never mix these" aside={`${shown.length}`} className="mt-6">
      <div className="grid gap-2.5">
        {[...shown, ...(open ? folded : [])].map((pair) => (
          <PairCard key={pairKey(pair)} pair={pair} drawings={drawings(pair)} />
        ))}
        {folded.length > 0 && (
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `${folded.length} more to know`}
          </Button>
        )}
      </div>
    </Section>
  );
}
