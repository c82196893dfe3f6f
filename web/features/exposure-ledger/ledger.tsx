import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LedgerOf } from '#domain/exposure-ledger/ledger.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { ledgerPath, paths, productPath } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PET_WORDS } from '#web/words/household-words.ts';
import { personSummary } from '#web/words/person-summary.ts';
import type { KnownSwap } from './find-swap.ts';
import { NO_DOSE } from './no-dose.ts';
import { SourceBar, sourcesOfPart } from './source-bar.tsx';
import { type LedgerRead, useLedger } from './use-ledger.ts';
import './exposure-ledger.css';

// The page of one person, opened from the page of everybody.
const SubjectLines = lazy(async () => ({ default: (await import('./subject-lines.tsx')).SubjectLines }));

interface Someone {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly kind: Parameters<typeof Avatar>[0]['kind'];
}

const everybody = ({ household: { members, pets } }: LedgerRead): readonly Someone[] => [
  ...members.map((one) => ({ id: one.id, name: one.name, about: personSummary(one), kind: 'person' as const })),
  ...pets.map((one) => ({ id: one.id, name: one.name, about: PET_WORDS[one.type], kind: one.type })),
];

/** The ledger of everybody, or of the one person in the address, with the swap that helps most. */
export function Ledger() {
  const read = useLedger();
  const [query] = useSearchParams();
  const someone = read && everybody(read).find(({ id }) => id === query.get('for'));
  const ledger = someone && read?.ledgers.get(someone.id);
  const title =
    someone && ledger
      ? `${ledger.count} ${ledger.count === 1 ? 'source' : 'sources'} for ${someone.name}`
      : 'What reaches whom';
  return (
    <Page title={title}>
      <PageHeader title={title} subtitle={NO_DOSE} back={someone ? paths.ledger : paths.homeHealth} />
      {!read && <Skeleton className="mt-6 h-72 w-full" />}
      {read && ledger && (
        <Suspense fallback={<Skeleton className="mt-6 h-72 w-full" />}>
          <SubjectLines ledger={ledger} read={read} />
        </Suspense>
      )}
      {read && !ledger && <Everybody read={read} />}
    </Page>
  );
}

function Everybody({ read }: { read: LedgerRead }) {
  const who = everybody(read);
  if (who.length === 0) {
    return (
      <EmptyState
        title="No one added yet"
        text="Add who lives with you to count what on your labels concerns each of them."
        action={<LinkButton to={paths.familyProfiles}>Add your family</LinkButton>}
      />
    );
  }
  if (read.home.length === 0) {
    return (
      <EmptyState
        title="No products at home yet"
        text="Scan what you have. Products with a known ingredient list count."
        action={<LinkButton to={paths.scan}>Scan a product</LinkButton>}
      />
    );
  }
  const counts = [...read.ledgers.values()].map(({ count }) => count);
  const longest = Math.max(...counts);
  return (
    <>
      <ul className="panel panel-list mt-4" aria-label="Everybody">
        {who.map((one) => {
          const ledger = read.ledgers.get(one.id);
          return ledger && <Row key={one.id} one={one} ledger={ledger} longest={longest} swap={read.swap ?? null} />;
        })}
      </ul>
      <p className="small mt-2 flex flex-wrap gap-x-4 text-ink-2" aria-hidden="true">
        <span className="source-key">
          <i /> {sourcesWords(sourcesOfPart(longest))}
        </span>
        <span className="source-key">
          <i data-gone="true" /> gone with the swap
        </span>
      </p>
      <Section title="Best next swap">
        <Swap read={read} who={who} />
      </Section>
    </>
  );
}

const sourcesWords = (count: number): string => (count === 1 ? 'one source on a label' : `${count} sources on labels`);

interface RowProps {
  one: Someone;
  ledger: LedgerOf;
  longest: number;
  swap: KnownSwap | null;
}

const Row = ({ one: { id, name, about, kind = 'person' }, ledger, longest, swap }: RowProps) => (
  <li className="row">
    <Avatar kind={kind} name={name} />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to={ledgerPath(id)} className="row-link min-w-0">
          <b className="strong">{name}</b> <span className="small text-ink-2">{about}</span>
        </Link>
        <span className="num strong">
          {ledger.count}
          <span className="sr-only">{ledger.count === 1 ? ' source' : ' sources'}</span>
        </span>
      </p>
      <SourceBar count={ledger.count} gone={swap?.fewer.get(id) ?? 0} longest={longest} />
    </div>
  </li>
);

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

function Swap({ read: { swap, ledgers }, who }: { read: LedgerRead; who: readonly Someone[] }) {
  if (swap === undefined) {
    return (
      <p className="small text-ink-2" role="status">
        Looking for other products for the same use.
      </p>
    );
  }
  if (swap === null) {
    return <p className="text-ink-2">No product on this phone for the same use would remove a source.</p>;
  }
  const takes = who.flatMap(({ id, name }) => {
    const fewer = swap.fewer.get(id);
    return fewer ? [`${fewer} of ${name}’s ${ledgers.get(id)?.count ?? 0}`] : [];
  });
  return (
    <div className="panel p-4">
      <p>{`Removes ${list.format(takes)}.`}</p>
      <div className="ledger-swap">
        <Side product={swap.outProduct} words="at home" />
        <ArrowRight size={20} strokeWidth={1.9} aria-label="replaced by" className="text-ink-2" />
        <Side product={swap.intoProduct} words="same use" />
      </div>
    </div>
  );
}

const Side = ({ product, words }: { product: Product; words: string }) => (
  <span className="relative min-w-0">
    <span className="thumb">
      <ProductDrawing kind={drawingOf(product)} />
    </span>
    <Link to={productPath(product.id)} className="row-link mt-2 block">
      <span className="row-name">{product.name}</span>
    </Link>
    <span className="small text-ink-2">{words}</span>
  </span>
);
