import { X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { rememberTried } from '#web/product-view/tried.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel, PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { expiryNote, localToday } from '#web/words/expiry-words.ts';
import { LodgerPicks } from '../lodger-picks.tsx';
import { householdOf } from '../lodgers.ts';
import { SignUpOffer } from '../sign-up-offer.tsx';
import { usePackReports } from '../use-pack-reports.ts';
import { AddProduct } from './add-product.tsx';
import { findingsOfShelf, type JudgedShelfItem } from './findings-of-shelf.ts';
import { firstShelf, HOME_LODGERS, newItem, type ShelfItem } from './shelf.ts';
import { ShelfFindings } from './shelf-findings.tsx';

const STATE = { no: undefined, soon: 'state-warning', past: 'state-high' } as const;

function ShelfRow({ standing, today, onRemove }: { standing: JudgedShelfItem; today: string; onRemove: () => void }) {
  const { product, report, item } = standing;
  const note = expiryNote(item, today);
  return (
    <ProductRow
      name={product.name}
      drawing={drawingOf(product)}
      risk={shownRisk(report)}
      meta={
        <>
          {note && <span className={classNames('block', STATE[note.urgent])}>{note.text}</span>}
          {item.place}
        </>
      }
      actions={
        <IconButton label={`Take ${product.name} off the shelf`} className="text-ink-2" onClick={onRemove}>
          <X strokeWidth={1.9} />
        </IconButton>
      }
    />
  );
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * A made-up home that a visitor can change: who lives there, and which products are where. The engine runs in this page
 * and scores every product; the detector's rules run again after each change. Additions are kept until the tab closes.
 */
export function DemoHome() {
  const [today] = useState(() => localToday(new Date()));
  const [lodgers, setLodgers] = useState<ReadonlySet<string>>(() => new Set(['Ida', 'Miso']));
  const [items, setItems] = useState<readonly ShelfItem[]>(() => firstShelf(today));
  const ids = items.map(({ productId }) => productId).join(' ');
  const wanted = useCallback(
    (pack: readonly Product[]) => ids.split(' ').flatMap((id) => pack.find((product) => product.id === id) ?? []),
    [ids],
  );
  const { state, retry } = usePackReports(wanted);
  const known = state.status === 'answered' ? state.value : null;
  const shelf = useMemo(
    () =>
      items.flatMap((item): JudgedShelfItem[] => {
        const judged = known?.judged.find(({ product }) => product.id === item.productId);
        return judged ? [{ ...judged, item }] : [];
      }),
    [items, known],
  );
  const groups = useMemo(() => findingsOfShelf(shelf, householdOf(lodgers), today), [shelf, lodgers, today]);
  if (state.status === 'no_knowledge' || state.status === 'failed') {
    return <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />;
  }
  const move = ({ productIds, to }: Move) =>
    setItems(items.map((item) => (productIds.includes(item.productId) ? { ...item, place: to } : item)));
  const add = (product: Product) => {
    setItems([newItem(product), ...items]);
    rememberTried(product);
  };
  const good = shelf.filter(({ report }) => (shownRisk(report).score ?? 0) >= 70).length;
  return (
    <>
      <LodgerPicks of={HOME_LODGERS} chosen={lodgers} onChange={setLodgers} />
      {!known ? (
        <div className="mt-8 grid gap-3" role="status" aria-busy="true">
          <span className="sr-only">Checking the home</span>
          <Skeleton className="h-40 w-full rounded-panel" />
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
      ) : (
        <>
          <Section
            title="Needs attention"
            aside={<span role="status">{counted(groups.length, 'finding', 'findings')}</span>}
          >
            {groups.length === 0 ? (
              <Panel>
                <p className="strong">Nothing on this shelf needs attention</p>
                <p className="small mt-0.5 text-ink-2">
                  {`${counted(shelf.length, 'product', 'products')} checked. No finding only means nothing was found in the sources checked.`}
                </p>
              </Panel>
            ) : (
              <ShelfFindings groups={groups} shelf={shelf} onMove={move} />
            )}
          </Section>
          <Section
            title="On the shelf"
            aside={`${counted(shelf.length, 'product', 'products')}, ${good} score 70 or more`}
          >
            <AddProduct pack={known.pack} held={new Set(items.map(({ productId }) => productId))} onAdd={add} />
            {shelf.length > 0 && (
              <PanelList label="Products on the shelf" className="mt-3">
                {shelf.map((standing) => (
                  <ShelfRow
                    key={standing.item.id}
                    standing={standing}
                    today={today}
                    onRemove={() => setItems(items.filter(({ id }) => id !== standing.item.id))}
                  />
                ))}
              </PanelList>
            )}
            <Button variant="quiet" block className="mt-2" onClick={() => setItems(firstShelf(today))}>
              Reset everything
            </Button>
          </Section>
          <SignUpOffer words="This home is made up. With an account, it’s yours: your products, people and pets, on all your devices." />
        </>
      )}
    </>
  );
}
