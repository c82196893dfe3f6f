import { useMemo, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import { toldPairs } from '#domain/plans/told-pairs.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { interactionsWith } from '#domain/safety/mixing/interactions.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { HeldPairs } from '#web/product-view/held-pairs.tsx';
import { type AtHome, homeProduct } from '#web/product-view/home-products.ts';
import { PairCard } from '#web/product-view/pair-card.tsx';
import { useHolds } from '#web/scanning/use-holds.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

interface MixingSectionProps {
  product: Product;
  report: Report;
  household: Household;
  home: readonly AtHome[];
}

/** Only these are looked at for mixing (method M7.1.6). */
const REACTIVE: ReadonlySet<ProductType> = new Set(['household', 'outdoor', 'other']);

const keyOf = (pair: Interaction): string => [...pair.keys, pair.result].join(' ');

/** The other side of a pair: a product at home with its place, or the home itself. */
function otherOf({ keys, products, places }: Interaction, own: string): { name: string; place: string | null } {
  const at = keys.findIndex((key) => key !== own);
  return at < 0 ? { name: 'In your home', place: null } : { name: products[at] ?? '', place: places[at] ?? null };
}

function Pair({ pair, own }: { pair: Interaction; own: string }) {
  const { name, place } = otherOf(pair, own);
  return (
    <li className={`shape-row ${LEVEL_CLASS[pair.severity]}`}>
      <SeverityShape level={pair.severity} size={20} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="strong [overflow-wrap:anywhere]">{name}</h3>
          <span className="warning-severity">{pair.severity}</span>
        </div>
        {place && <p className="small text-ink-2">{place}</p>}
        <p className="mt-1">{pair.message}</p>
        <p className="mt-1 font-[550]">{pair.action}</p>
        <CitationLine sources={[pair.source]} className="mt-1" />
      </div>
    </li>
  );
}

/** What a product must not be mixed with at home. CRITICAL pairs stand in full, INFO waits until somebody asks. */
export function MixingSection({ product, report, household, home }: MixingSectionProps) {
  const [open, setOpen] = useState(false);
  const entitled = useHolds('interactionWarnings');
  const found = useMemo(() => {
    const place = home.find((one) => one.product.id === product.id)?.home.place ?? null;
    const others = home.map((one) => one.home);
    return interactionsWith(homeProduct(product, report, place), others, household);
  }, [product, report, household, home]);
  // What every plan tells does not wait until the plan is read.
  const { told: pairs, held } = toldPairs(found, entitled ?? false);
  const critical = pairs.filter(({ severity }) => severity === 'CRITICAL');
  const info = pairs.filter(({ severity }) => severity === 'INFO');
  const rest = pairs.filter((pair) => !critical.includes(pair) && !info.includes(pair));
  const listed = open ? [...rest, ...info] : rest;
  const others = home.filter((one) => one.product.id !== product.id).length;
  const drawings = (pair: Interaction) =>
    pair.keys.map((key) => {
      const found = key === product.id ? product : home.find((one) => one.product.id === key)?.product;
      return found ? drawingOf(found) : 'bottle';
    });
  // What is eaten or put on skin reacts with nothing at home: there is nothing to say.
  if (found.length === 0 && !REACTIVE.has(report.productType)) return null;
  return (
    <Section title="Do not mix at home" aside={others > 0 ? `${others} at home looked through` : undefined}>
      {critical.length + listed.length + held === 0 && (
        <p className="text-ink-2">
          {others === 0
            ? 'Nothing else is in your inventory yet, so there is nothing to compare it with.'
            : 'No dangerous pair with your other products is known. Never mix cleaning products all the same.'}
        </p>
      )}
      <div className="grid gap-2.5">
        {critical.map((pair) => (
          <PairCard key={keyOf(pair)} pair={pair} drawings={drawings(pair)} />
        ))}
        {listed.length > 0 && (
          <PanelList inset={46}>
            {listed.map((pair) => (
              <Pair key={keyOf(pair)} pair={pair} own={product.id} />
            ))}
          </PanelList>
        )}
        {info.length > 0 && (
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `${info.length} more to know`}
          </Button>
        )}
        {entitled !== undefined && <HeldPairs count={held} />}
      </div>
    </Section>
  );
}
