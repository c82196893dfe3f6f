import { ChevronRight, Megaphone } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import { groupFindings } from '#domain/inventory/hazards/group-findings.ts';
import { paths, productPath } from '#web/paths.ts';
import type { HomeCheck } from '#web/product-view/check-home.ts';
import { groupWords } from '#web/product-view/finding-words.ts';
import { LockedPairsNote } from '#web/product-view/locked-pairs-note.tsx';
import { PairCard } from '#web/product-view/pair-card.tsx';
import { setAsideWords } from '#web/product-view/set-aside-words.ts';
import {
  type CheckedFindings,
  isFullyChecked,
  useFindings,
  useLookThrough,
  useWatch,
} from '#web/product-view/use-findings.ts';
import { WatchSwitch } from '#web/product-view/watch-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dateWords } from '#web/words/expiry-words.ts';
import { OpenFindings } from './open-findings.tsx';
import { type FindingActions, useFindingActions } from './use-finding-actions.ts';
import './detector.css';

const checked = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** How much of the home was checked; products not checked are never counted as checked. */
const lookedAt = ({ checked: done, total }: HomeCheck): string =>
  done === total ? `${checked(total)} checked` : `${done} of ${checked(total)} checked`;

/** What needs attention at home, computed on this phone. */
export function Detector() {
  const watch = useWatch();
  useLookThrough(watch);
  // Deferred: the list of a large home takes long to render, and taps must get through meanwhile.
  const found = useDeferredValue(useFindings(watch));
  if (watch === undefined) return null;
  return (
    <>
      <PanelList inset={16} className="mt-4">
        <li className="flex min-h-[68px] items-center justify-between gap-4 p-4">
          <div>
            <h2 className="title-3">{watch ? 'Watch is on' : 'Watch is off'}</h2>
            <p className="small text-ink-2">
              {watch ? (found ? lookedAt(found) : 'Checking your home') : 'Nothing at home is being checked'}
            </p>
          </div>
          <WatchSwitch on={watch} />
        </li>
        <li className="row min-h-12 px-4">
          <Megaphone size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
          <Link to={paths.recalls} className="row-link flex-1">
            All recalls
          </Link>
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
        </li>
      </PanelList>
      {watch && (found ? <Found found={found} /> : <Waiting />)}
    </>
  );
}

const Waiting = () => (
  <div className="mt-6 grid gap-3" role="status" aria-busy="true">
    <span className="sr-only">Checking your home</span>
    <Skeleton className="h-40 w-full" />
  </div>
);

function Found({ found }: { found: CheckedFindings }) {
  const mark = useFindingActions();
  const { open } = found;
  return (
    <>
      {open.length === 0 && <Nothing found={found} />}
      <div className="lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-start lg:gap-x-8">
        {open.length > 0 && <OpenFindings found={found} mark={mark} />}
        <div>
          <SoonList found={found} />
          <ToKnow found={found} />
          <Marked title="Snoozed" findings={found.snoozed} found={found} mark={mark} />
          <Marked title="Resolved" id="resolved" findings={found.resolved} found={found} mark={mark} />
        </div>
      </div>
      <div className="mt-8 grid gap-3">
        <LockedPairsNote count={found.heldPairs} />
        <Notice>{`${lookedAt(found)}. Products with neither an ingredient list nor a date aren’t watched.`}</Notice>
      </div>
    </>
  );
}

/** Unchecked products may need attention: the all-clear is shown only if the whole home was checked. */
const Nothing = ({ found }: { found: CheckedFindings }) =>
  isFullyChecked(found) ? (
    <NothingFound found={found} />
  ) : (
    <EmptyState
      title={found.looking ? 'Checking your home' : 'Not everything is checked'}
      text={`${lookedAt(found)}. ${found.looking ? 'What needs attention appears here as soon as it’s known.' : 'Nothing is known about the others yet.'}`}
    />
  );

function NothingFound({ found }: { found: CheckedFindings }) {
  const setAside = setAsideWords(found);
  const none = found.checked === 0;
  const clear = 'no dangerous pair is known, nothing is critical for anyone at home, and nothing is past its date';
  return (
    <EmptyState
      // If nothing was checked, nothing is known: that is no all-clear. Nor is it one if findings were only set aside.
      title={none ? 'Nothing to check yet' : setAside ? 'Nothing new needs attention' : 'Nothing needs attention'}
      text={
        none
          ? 'Add the products you have at home, and this page shows which must not be mixed and what is past its date.'
          : `${lookedAt(found)}: ${setAside ? `${setAside}, listed below` : clear}.`
      }
      action={
        <LinkButton to={paths.inventory} variant="secondary">
          Go to your products
        </LinkButton>
      }
    />
  );
}

/** Pairs that are merely worth knowing, collapsed. */
function ToKnow({ found }: { found: HomeCheck }) {
  const [open, setOpen] = useState(false);
  if (found.toKnow.length === 0) return null;
  return (
    <Section title="Worth knowing" aside={`${found.toKnow.length}`} className="mt-6">
      <div className="grid gap-2.5">
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `Show ${found.toKnow.length} more`}
        </Button>
        {open &&
          found.toKnow.map((pair) => (
            <PairCard
              key={[...pair.keys, pair.result].join(' ')}
              pair={pair}
              drawings={pair.keys.map((key) => found.products.get(key)?.drawing ?? 'bottle')}
            />
          ))}
      </div>
    </Section>
  );
}

interface MarkedProps {
  title: string;
  id?: string;
  findings: readonly Finding[];
  found: HomeCheck;
  mark: FindingActions;
}

/** Findings already decided on, each with a button to reopen it. */
function Marked({ title, id, findings, found, mark }: MarkedProps) {
  if (findings.length === 0) return null;
  const groups = groupFindings(findings);
  return (
    <Section title={title} id={id} aside={`${groups.length}`} className="mt-6">
      <PanelList inset={16}>
        {groups.map((group) => {
          const words = groupWords(group, found.products);
          return (
            <li key={group.first.id} className="flex items-center gap-3 px-4 py-2.5">
              <span className="min-w-0 flex-1">{words.title}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Reopen: ${words.title}`}
                onClick={() => mark.reopen(group.findings)}
              >
                Reopen
              </Button>
            </li>
          );
        })}
      </PanelList>
    </Section>
  );
}

/** Number of entries due soon that are shown until all are requested. */
const SOON_SHOWN = 10;

function SoonList({ found: { soon, products } }: { found: HomeCheck }) {
  const known = soon.flatMap((due) => {
    const product = products.get(due.productId);
    return product ? [{ ...due, product }] : [];
  });
  const [most, setMost] = useState(SOON_SHOWN);
  if (known.length === 0) return null;
  return (
    <Section title="Use soon" aside={`${known.length}`} className="mt-6">
      <PanelList>
        {known.slice(0, most).map(({ itemId, productId, product, last, daysLeft }) => (
          <ProductRow
            key={itemId}
            name={product.name}
            to={productPath(productId)}
            drawing={product.drawing}
            meta={
              <span className="state-warning">
                {daysLeft === 0 ? 'Use today' : `Use by ${dateWords(last.day)}`}
                {last.cause === 'opened' && ', since opening'}
              </span>
            }
          />
        ))}
      </PanelList>
      {known.length > most && (
        <Button variant="secondary" block className="mt-3" onClick={() => setMost(known.length)}>
          Show all {known.length}
        </Button>
      )}
    </Section>
  );
}
