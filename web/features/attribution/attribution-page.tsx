import { paths } from '#web/paths.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { KnowledgeSources } from '#web/workers/ingredients/search-messages.ts';
import { KnownProducts } from './known-products.tsx';
import { ON_THE_PHONE, ON_THE_SERVER } from './libraries.ts';
import { LibraryList } from './library-list.tsx';
import { ListRow } from './list-row.tsx';

const askSources = () => engine.sources();

function Sources({ version, lists }: KnowledgeSources) {
  const hazards = lists.filter(({ entries }) => entries > 0);
  const names = lists.filter(({ entries }) => entries === 0);
  return (
    <>
      <Section title="Hazards and limits" aside={`${hazards.length} published lists`} className="mt-6">
        <p className="mb-3 text-ink-2">
          We took facts from these lists, not their wording. Each fact in a report names its list and entry.
        </p>
        <PanelList inset={16}>
          {hazards.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </PanelList>
        <p className="small mt-2.5 text-ink-2">{`As in knowledge ${version}, the version on this device.`}</p>
      </Section>
      {names.length > 0 && (
        <Section title="Names of ingredients">
          <PanelList inset={16}>
            {names.map((list) => (
              <ListRow key={list.id} list={list} />
            ))}
          </PanelList>
        </Section>
      )}
    </>
  );
}

/** Credits: lists with their editions, open data, fonts and software, each with its licence. */
export function AttributionPage() {
  const { state, retry } = useEngineAnswer(askSources);
  return (
    <Page title="Sources and licences">
      <PageHeader title="Sources and licences" back={paths.home} subtitle="The work this is built on." />
      {state.status === 'asking' && (
        <div className="mt-6 grid min-h-dvh content-start gap-3" role="status" aria-busy="true">
          <span className="sr-only">Opening ingredient knowledge</span>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {state.status === 'answered' && <Sources {...state.value} />}
      {(state.status === 'no_knowledge' || state.status === 'failed') && (
        <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />
      )}
      <Section title="Products">
        <p className="text-ink-2">
          Open Food Facts / Open Beauty Facts contributors, under the Open Database License (ODbL) 1.0. CosIng, ©
          European Union, CC BY 4.0. OEHHA Proposition 65. The report of each product names where its facts come from;
          products whose names begin with “Sample” are made up. Product pictures, where a server shows them: the
          contributors to the catalogue named in the report, CC BY-SA 3.0, resized.
        </p>
        <a className="link" href="https://opendatacommons.org/licenses/odbl/1-0/" rel="noreferrer">
          Read the ODbL
        </a>
      </Section>
      <KnownProducts />
      <Section title="Not from a list">
        <p className="text-ink-2">
          Warnings for animals, children, allergies and conditions also rest on veterinary and medical consensus. If no
          document backs one yet, it is marked “Expert review needed” and never limits a score. Anything written from
          memory is marked “Source not yet compared with the original”.
        </p>
      </Section>
      <Section title="Font and software on your device">
        <LibraryList label="Font and software on your device" libraries={ON_THE_PHONE} />
      </Section>
      <Section title="Software on the server">
        <LibraryList label="Software on the server" libraries={ON_THE_SERVER} />
      </Section>
      <TextLink to={paths.method} className="mt-4">
        How the score works
      </TextLink>
    </Page>
  );
}
