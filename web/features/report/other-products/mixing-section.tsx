import { useMemo, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import { pairsForPlan } from '#domain/plans/pairs-for-plan.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { type AlikePairs, groupAlikePairs } from '#domain/safety/mixing/group-alike-pairs.ts';
import { interactionsWith } from '#domain/safety/mixing/interactions.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { type AtHome, homeProduct } from '#web/product-view/home-products.ts';
import { LockedPairsNote } from '#web/product-view/locked-pairs-note.tsx';
import { PairFrame } from '#web/product-view/pair-card.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
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

/** Only these product types are checked for mixing (method M7.1.6). */
const REACTIVE: ReadonlySet<ProductType> = new Set(['household', 'outdoor', 'other']);

const keyOf = ({ first }: AlikePairs): string => [...first.keys, first.result].join(' ');

/** The other product of each pair, with its place at home. Empty if the pair is with the home itself. */
function othersOf({ pairs }: AlikePairs, own: string): readonly { key: string; name: string; place: string | null }[] {
  return pairs.flatMap(({ keys, products, places }) => {
    const at = keys.findIndex((key) => key !== own);
    const key = keys[at];
    return key === undefined ? [] : [{ key, name: products[at] ?? '', place: places[at] ?? null }];
  });
}

/** Why they must not be mixed: the message of the first pair, which also applies to the others. */
const messageOf = ({ first, pairs }: AlikePairs): string =>
  pairs.length === 1 ? first.message : `${first.message} The same applies to the others listed here.`;

function Pair({ group, own }: { group: AlikePairs; own: string }) {
  const { first } = group;
  const others = othersOf(group, own);
  return (
    <li className={`shape-row ${LEVEL_CLASS[first.severity]}`}>
      <SeverityShape level={first.severity} size={20} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="strong [overflow-wrap:anywhere]">{others[0]?.name ?? 'In your home'}</h3>
          <span className="warning-severity">{first.severity}</span>
        </div>
        {others[0]?.place && <p className="small text-ink-2">{others[0].place}</p>}
        {others.slice(1).map(({ key, name, place }) => (
          <div key={key}>
            <h3 className="strong [overflow-wrap:anywhere]">{name}</h3>
            {place && <p className="small text-ink-2">{place}</p>}
          </div>
        ))}
        <p className="mt-1">{messageOf(group)}</p>
        <p className="mt-1 font-[550]">{first.action}</p>
        <CitationLine sources={[first.source]} className="mt-1" />
      </div>
    </li>
  );
}

/** What at home a product must not be mixed with. CRITICAL pairs are shown in full, INFO only on request. */
export function MixingSection({ product, report, household, home }: MixingSectionProps) {
  const [open, setOpen] = useState(false);
  const entitled = usePlanIncludes('interactionWarnings');
  const found = useMemo(() => {
    const place = home.find((one) => one.product.id === product.id)?.home.place ?? null;
    const others = home.map((one) => one.home);
    return interactionsWith(homeProduct(product, report, place), others, household);
  }, [product, report, household, home]);
  // Pairs that every plan shows do not wait for the plan to load.
  const { told: pairs, held } = pairsForPlan(found, entitled ?? false);
  const groups = groupAlikePairs(pairs);
  const critical = groups.filter(({ first }) => first.severity === 'CRITICAL');
  const info = groups.filter(({ first }) => first.severity === 'INFO');
  const rest = groups.filter((group) => !critical.includes(group) && !info.includes(group));
  const listed = open ? [...rest, ...info] : rest;
  const others = home.filter((one) => one.product.id !== product.id).length;
  const drawingAt = (key: string) => {
    const found = key === product.id ? product : home.find((one) => one.product.id === key)?.product;
    return found ? drawingOf(found) : 'bottle';
  };
  const sidesOf = (group: AlikePairs) => [
    [{ key: product.id, name: product.name, place: null, drawing: drawingAt(product.id) }],
    othersOf(group, product.id).map((other) => ({ ...other, drawing: drawingAt(other.key) })),
  ];
  // Food and cosmetics react with nothing at home, so there is nothing to say.
  if (found.length === 0 && !REACTIVE.has(report.productType)) return null;
  return (
    <Section title="Do not mix at home" aside={others > 0 ? `${others} at home checked` : undefined}>
      {critical.length + listed.length + held === 0 && (
        <p className="text-ink-2">
          {others === 0
            ? 'Nothing else is in your inventory yet, so there is nothing to compare it with.'
            : 'No dangerous mix with your other products is known. Even so, never mix cleaning products.'}
        </p>
      )}
      <div className="grid gap-2.5">
        {critical.map((group) => (
          <PairFrame key={keyOf(group)} pair={group.first} sides={sidesOf(group)} message={messageOf(group)} />
        ))}
        {listed.length > 0 && (
          <PanelList inset={46}>
            {listed.map((group) => (
              <Pair key={keyOf(group)} group={group} own={product.id} />
            ))}
          </PanelList>
        )}
        {info.length > 0 && (
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `Show ${info.length} more`}
          </Button>
        )}
        {entitled !== undefined && <LockedPairsNote count={held} />}
      </div>
    </Section>
  );
}
