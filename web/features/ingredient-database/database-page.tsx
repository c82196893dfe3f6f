import { useCallback, useRef, useState } from 'react';
import { useListKeys } from '#web/browser/list-keys.ts';
import { paths } from '#web/paths.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import type { SearchQuestion } from '#web/workers/ingredients/search-messages.ts';
import { HITS_AT_ONCE, HitList } from './hit-list.tsx';
import { NoneFound } from './none-found.tsx';
import { SearchFilters } from './search-filters.tsx';
import { StartView } from './start-view.tsx';
import { useHomeIngredients } from './use-home-ingredients.ts';
import { useSearchAddress } from './use-search-address.ts';
import './ingredient-database.css';
import { formatCount } from '#web/ui/formats.ts';

const countKnowledge = () => engine.counts();

const Loading = () => (
  <div className="mt-6" role="status" aria-busy="true">
    <p className="small mb-2 text-ink-2">Opening ingredient knowledge</p>
    <PanelList>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </PanelList>
  </div>
);

const foundWords = (total: number): string => (total === 1 ? '1 ingredient' : `${formatCount(total)} ingredients`);

function Results({ question, filtered, onMore, onClear }: ResultsProps) {
  const { text, filters, limit } = question;
  const ask = useCallback(() => engine.search({ text, filters, limit }), [text, filters, limit]);
  const { state, retry } = useEngineAnswer(ask);
  if (state.status === 'asking') return <Loading />;
  if (state.status !== 'answered') {
    return <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />;
  }
  const { value } = state;
  return (
    <div className="mt-5">
      <div className="mb-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="strong num" role="status">
          {foundWords(value.total)}
        </p>
        {value.total > 0 && (
          <p className="small text-ink-2">
            Level if listed first on a label. <TextLink to={paths.method}>Why</TextLink>
          </p>
        )}
      </div>
      {value.total === 0 ? (
        <NoneFound text={text} filtered={filtered} version={null} onClear={onClear} />
      ) : (
        <HitList result={value} onMore={onMore} />
      )}
    </div>
  );
}

interface ResultsProps {
  question: SearchQuestion;
  filtered: boolean;
  onMore: () => void;
  onClear: () => void;
}

/** Search over every ingredient in this phone's knowledge, as the text is typed, online or offline. */
export function DatabasePage() {
  const { text, filters, narrowed, setText, setFilter, clear } = useSearchAddress();
  const { state, retry } = useEngineAnswer(countKnowledge);
  // A new search starts with the first page of results.
  const asked = JSON.stringify([text, filters]);
  const [shown, setShown] = useState({ asked, limit: HITS_AT_ONCE });
  const limit = shown.asked === asked ? shown.limit : HITS_AT_ONCE;
  const all = useRef<HTMLDivElement>(null);
  useListKeys(all, '.ingredient-link');
  const counts = state.status === 'answered' ? state.value : null;
  const home = useHomeIngredients();
  return (
    <Page title="Ingredient database">
      <div ref={all}>
        <PageHeader
          title="Ingredient database"
          back={paths.dashboard}
          subtitle={counts ? `${formatCount(counts.ingredients)} ingredients on this phone` : '\u00a0'}
        />
        <div className="mt-3">
          <SearchField label="Name, CAS, E or CI number" value={text} onChange={setText} />
        </div>
        <div className="mt-2">
          <SearchFilters counts={counts} filters={filters} onChange={setFilter} />
        </div>
        {narrowed ? (
          <Results
            question={{ text, filters, limit }}
            filtered={Object.values(filters).some((value) => value !== null)}
            onMore={() => setShown({ asked, limit: limit + HITS_AT_ONCE })}
            onClear={clear}
          />
        ) : counts && home ? (
          <StartView counts={counts} home={home} onAudience={(audience) => setFilter('audience', audience)} />
        ) : state.status === 'asking' || counts ? (
          <Loading />
        ) : (
          <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />
        )}
      </div>
    </Page>
  );
}
