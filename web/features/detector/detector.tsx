import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Finding, Sorted } from '#domain/inventory/findings.ts';
import { groupFindings } from '#domain/inventory/group-findings.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { paths, productPath } from '#web/paths.ts';
import { findingWords } from '#web/product-view/finding-words.ts';
import type { Detection } from '#web/product-view/look-through.ts';
import { PairCard } from '#web/product-view/pair-card.tsx';
import { useFindings, useLookThrough, useWatch } from '#web/product-view/use-findings.ts';
import { WatchSwitch } from '#web/product-view/watch-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel, PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dateWords } from '#web/words/expiry-words.ts';
import { FindingGroupCard } from './finding-group.tsx';
import { PlacePlan, placesOf } from './place-plan.tsx';
import { type Marking, useMark } from './use-mark.ts';
import { type DatedProduct, useDatedProducts } from './use-past-dates.ts';
import './detector.css';

/** Findings that are drawn at once, the most urgent first: a home of two thousand products may have as many. */
const SHOWN_AT_ONCE = 20;

const checked = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** What at home needs attention, worked out on this phone. */
export function Detector() {
  const watch = useWatch();
  useLookThrough(watch);
  const found = useFindings(watch);
  if (watch === undefined) return null;
  return (
    <>
      <Panel className="mt-4 flex min-h-[68px] items-center justify-between gap-4">
        <div>
          <h2 className="title-3">{watch ? 'Watch is on' : 'Watch is off'}</h2>
          <p className="small text-ink-2">
            {watch
              ? found
                ? `${checked(found.checked)} looked at`
                : 'Looking through your home'
              : 'Nothing at home is looked through'}
          </p>
        </div>
        <WatchSwitch on={watch} />
      </Panel>
      <div className="mt-4">
        <LinkButton
          to={paths.recalls}
          variant="secondary"
          block
          icon={<Megaphone aria-hidden="true" strokeWidth={1.9} />}
        >
          All recalls
        </LinkButton>
      </div>
      {watch && (found ? <Found found={found} /> : <Waiting />)}
    </>
  );
}

const Waiting = () => (
  <div className="mt-6 grid gap-3" role="status" aria-busy="true">
    <span className="sr-only">Looking through your home</span>
    <Skeleton className="h-40 w-full" />
  </div>
);

function Found({ found }: { found: Detection & Sorted }) {
  const mark = useMark();
  const soon = useDatedProducts()?.filter((one) => one.daysLeft >= 0) ?? [];
  const [place, setPlace] = useState<string | null>(null);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { open } = found;
  const there = place === null ? open : open.filter((one) => placesOf(one).includes(place));
  const shown = groupFindings(there.length > 0 ? there : open);
  return (
    <>
      {open.length === 0 && <Nothing found={found} />}
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8">
        {open.length > 0 && (
          <Section title={open.length === 1 ? '1 needs attention' : `${open.length} need attention`} className="mt-6">
            <PlacePlan findings={open} chosen={place} onChoose={setPlace} />
            <div className="finding-list">
              {shown.slice(0, most).map((group) => (
                <FindingGroupCard key={group.first.id} group={group} products={found.products} mark={mark} />
              ))}
              {shown.length > most && (
                <Button variant="secondary" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
                  Show {Math.min(SHOWN_AT_ONCE, shown.length - most)} more of {shown.length}
                </Button>
              )}
            </div>
          </Section>
        )}
        <div>
          <SoonList items={soon} />
          <ToKnow found={found} />
          <Marked title="Put off" findings={found.snoozed} found={found} mark={mark} />
          <Marked title="Resolved" findings={found.resolved} found={found} mark={mark} />
        </div>
      </div>
      <div className="mt-8">
        <Notice>
          {`Looked through ${checked(found.checked)} with a report. Products without an ingredient list or a date are not watched.`}
        </Notice>
      </div>
    </>
  );
}

const Nothing = ({ found }: { found: Detection }) => (
  <EmptyState
    title="Nothing needs attention"
    text={
      found.checked === 0
        ? 'Add the products you have at home, and this page tells which must not be mixed and what is past its date.'
        : `Among the ${checked(found.checked)} at home no dangerous pair is known, nothing critical for somebody at home, and none is past its date.`
    }
    action={
      <LinkButton to={paths.inventory} variant="secondary">
        Go to your products
      </LinkButton>
    }
  />
);

/** Pairs that are only worth knowing, folded. */
function ToKnow({ found }: { found: Detection }) {
  const [open, setOpen] = useState(false);
  if (found.toKnow.length === 0) return null;
  return (
    <Section title="Worth knowing" aside={`${found.toKnow.length}`} className="mt-6">
      <div className="grid gap-2.5">
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `${found.toKnow.length} more to know`}
        </Button>
        {open &&
          found.toKnow.map((pair) => (
            <PairCard
              key={[...pair.keys, pair.result].join(' ')}
              pair={pair}
              drawings={pair.keys.map((key) => {
                const product = found.products.get(key);
                return product ? drawingOf(product) : 'bottle';
              })}
            />
          ))}
      </div>
    </Section>
  );
}

interface MarkedProps {
  title: string;
  findings: readonly Finding[];
  found: Detection;
  mark: Marking;
}

/** What was decided about, with the way back. */
function Marked({ title, findings, found, mark }: MarkedProps) {
  if (findings.length === 0) return null;
  return (
    <Section title={title} aside={`${findings.length}`} className="mt-6">
      <PanelList inset={16}>
        {findings.map((one) => {
          const words = findingWords(one, found.products);
          return (
            <li key={one.id} className="flex items-center gap-3 px-4 py-2.5">
              <span className="min-w-0 flex-1">{words.title}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take up again: ${words.title}`}
                onClick={() => mark.reopen(one)}
              >
                Take up again
              </Button>
            </li>
          );
        })}
      </PanelList>
    </Section>
  );
}

function SoonList({ items }: { items: readonly DatedProduct[] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Use soon" aside={`${items.length}`} className="mt-6">
      <PanelList>
        {items.map(({ itemId, product, last, daysLeft }) => (
          <ProductRow
            key={itemId}
            name={product.name}
            to={productPath(product.id)}
            drawing={drawingOf(product)}
            meta={
              <span className="state-warning">
                {daysLeft === 0 ? 'Use today' : `Use by ${dateWords(last.day)}`}
                {last.cause === 'opened' && ', since opening'}
              </span>
            }
          />
        ))}
      </PanelList>
    </Section>
  );
}
