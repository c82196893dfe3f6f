import { adminSources, type ManagedSource } from '#domain/administration/source-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { useLive } from '../live/use-live.ts';
import { Imports } from './imports.tsx';
import { FileSourceRow, SourceRow } from './source-row.tsx';

const isAsked = ({ host }: ManagedSource): boolean => host !== null;

interface SourceListProps {
  title: string;
  aside: string;
  sources: readonly ManagedSource[];
  again: () => void;
}

const SourceList = ({ title, aside, sources, again }: SourceListProps) => (
  <Section title={title} aside={aside}>
    <ul className="panel panel-list" aria-label={title}>
      {[...sources.filter(isAsked), ...sources.filter((one) => !isAsked(one))].map((source) =>
        isAsked(source) ? (
          <SourceRow key={source.id} source={source} again={again} />
        ) : (
          <FileSourceRow key={source.id} source={source} />
        ),
      )}
    </ul>
  </Section>
);

const listing = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** All sources, below a warning about recall sources that did not answer. */
function Listed({ sources, again }: { sources: readonly ManagedSource[]; again: () => void }) {
  const silent = sources.filter(({ on, kind, error }) => on && kind === 'recalls' && error !== null);
  const of = (kind: ManagedSource['kind']) => sources.filter((one) => one.kind === kind);
  const asked = of('recalls').filter(({ host, on }) => host !== null && on).length;
  return (
    <>
      {silent.length > 0 && (
        <Notice level="WARNING">
          <b>{listing.format(silent.map(({ name }) => name))} did not answer.</b> New recalls from{' '}
          {silent.length === 1 ? 'it' : 'them'} may be missing; phones say so too.
        </Notice>
      )}
      <SourceList title="Recalls" aside={`${asked} asked`} sources={of('recalls')} again={again} />
      <SourceList title="Products" aside="Changes are fetched once a day" sources={of('catalogue')} again={again} />
      <p className="small mt-3 max-w-[72ch] text-ink-2">
        Recall sources are set in <code>RECALL_FEEDS</code>, catalogues in <code>CATALOGUE_UPDATES</code> on the server.
        Anything switched off here is not asked, whatever they say.
      </p>
    </>
  );
}

function Sources() {
  const { asked, again } = useLive(adminSources, ['sources']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={asked} again={again}>
        {({ sources }) => <Listed sources={sources} again={again} />}
      </ServerAnswerView>
      <Imports />
    </div>
  );
}

/** /admin/sources: where recalls and products come from (product P17.30) */
export const AdminSources = () => (
  <AdminFrame title="Sources">
    <Sources />
  </AdminFrame>
);
