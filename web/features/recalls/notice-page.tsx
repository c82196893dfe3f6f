import { ExternalLink } from 'lucide-react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { AREA_WORDS, HAZARD_WORDS, sourceWords } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, Section } from '#web/ui/frame/page.tsx';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dayWords } from './notice-row.tsx';
import { useNotice } from './use-notice.ts';
import { WhatToDo } from './what-to-do.tsx';
import { YourPart } from './your-part.tsx';
import './recalls.css';

/** One notice, for everybody; for a household also why it may be meant, and what to do. @param id of the notice */
export function NoticePage({ id }: { id: string }) {
  const { notice, retry } = useNotice(id);
  const { status } = useSession();
  const back = status === 'signedIn' ? paths.recalls : paths.home;
  if (notice === undefined || typeof notice === 'string') {
    return (
      <Page title="Recall">
        <TopBar back={back} />
        <h1 className="sr-only">Recall</h1>
        {notice === undefined && (
          <div className="mt-4" role="status" aria-busy="true">
            <span className="sr-only">Looking for the notice</span>
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="mt-5 h-40 w-full" />
          </div>
        )}
        {notice === 'missing' && (
          <EmptyState
            title="There is no such notice"
            text="It may have been taken back by its source."
            action={<LinkButton to={back}>Go back</LinkButton>}
          />
        )}
        {notice === 'unreachable' && (
          <EmptyState
            title="Not on this phone"
            text="This notice was never opened here, and the server cannot be reached."
            action={<Button onClick={retry}>Try again</Button>}
          />
        )}
      </Page>
    );
  }
  return (
    <Page title={notice.title}>
      <TopBar back={back} />
      <p className="flex items-center gap-2">
        <span className="level-critical flex items-center gap-2 font-[620] text-level-text">
          <SeverityShape level="CRITICAL" size={20} />
          {notice.withdrawn ? 'Withdrawn recall' : 'Recall'}
        </span>
      </p>
      <h1 className="title-1 mt-2 wrap-anywhere">{notice.title}</h1>
      <p className="small mt-2 text-ink-2">
        Published {dayWords(notice.publishedOn)} · {sourceWords(notice)}
      </p>
      {!notice.withdrawn &&
        (status === 'signedIn' ? <YourPart notice={notice} /> : <WhatToDo notice={notice} decides={null} />)}
      <TheNotice notice={notice} />
    </Page>
  );
}

const list = (label: string, values: readonly string[]) => ({ label, value: values.slice(0, 30).join(', ') });

/** What the source says. */
function TheNotice({ notice }: { notice: RecallNotice }) {
  const facts = [
    list('Brand', notice.brands),
    list('Product', notice.products),
    list('Model', notice.models),
    list(
      'Barcode',
      notice.gtins.map((gtin) => gtin.replace(/^0{1,6}/, '')),
    ),
    list('Lot', notice.lots),
    list(
      'Date',
      notice.dates.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)),
    ),
    list('Size', notice.sizes),
    { label: 'Hazard', value: HAZARD_WORDS[notice.hazard] },
    { label: 'Area', value: AREA_WORDS[notice.area] },
    list('Country', notice.countries),
  ].filter(({ value }) => value !== '');
  return (
    <Section title="The notice">
      {notice.reason && <p className="wrap-anywhere">{notice.reason}</p>}
      <dl className="recall-evidence mt-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="col-span-2">{value}</dd>
          </div>
        ))}
      </dl>
      {notice.link && (
        <a href={notice.link} className="link mt-3" rel="noreferrer" target="_blank">
          Read it at {RECALL_SOURCES[notice.source].name}
          <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
          <span className="sr-only">(opens another site)</span>
        </a>
      )}
    </Section>
  );
}
