import { ExternalLink } from 'lucide-react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { AREA_WORDS, HAZARD_WORDS } from '#web/product-view/recall-words.ts';
import { Section } from '#web/ui/frame/page.tsx';

// All values, never shortened: people who do not find their lot must be able to rely on not being affected.
const list = (label: string, values: readonly string[]) => ({ label, value: values.join(', ') });

/** The notice in the words of its source. */
export function TheNotice({ notice }: { notice: RecallNotice }) {
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
          Read it at {notice.publishedBy === undefined ? RECALL_SOURCES[notice.source].name : new URL(notice.link).host}
          <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
          <span className="sr-only">(opens another site)</span>
        </a>
      )}
    </Section>
  );
}
