import { Flag } from 'lucide-react';
import { useCallback, useState } from 'react';
import { MistakeSheet } from '#web/mistakes/mistake-sheet.tsx';
import { ReportedHere } from '#web/mistakes/reported-here.tsx';
import { paths } from '#web/paths.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { purposeWords } from '#web/words/purpose-words.ts';
import type { IngredientAnswer } from '#web/workers/ingredients/search-messages.ts';
import { ContainingSection } from './containing-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { LevelPanel } from './level-panel.tsx';
import { ListsSection } from './lists-section.tsx';
import { NamesSection } from './names-section.tsx';
import { WarnedSection } from './warned-section.tsx';
import './ingredient-database.css';

const Waiting = () => (
  <div className="mt-5 grid gap-3" role="status" aria-busy="true">
    <span className="sr-only">Opening ingredient knowledge</span>
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);

function Known({ answer }: { answer: IngredientAnswer }) {
  const [reporting, setReporting] = useState(false);
  const { ingredient } = answer;
  return (
    <>
      <div className="mt-5 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div>
          <LevelPanel answer={answer} />
          <WarnedSection audience={ingredient.audience} />
          <ContainingSection ingredientId={ingredient.id} />
        </div>
        <div className="max-lg:mt-8 lg:[&>section:first-child]:mt-0">
          <FactsSection facts={ingredient.facts} />
          <ListsSection ingredient={ingredient} lists={answer.lists} />
          <NamesSection ingredient={ingredient} numbers={answer.numbers} />
          <div className="mt-8 grid justify-items-start gap-3">
            <ReportedHere concerns={({ about }) => about.ingredient?.id === ingredient.id} />
            <Button
              variant="secondary"
              icon={<Flag aria-hidden="true" strokeWidth={1.9} />}
              onClick={() => setReporting(true)}
            >
              Report a mistake
            </Button>
          </div>
        </div>
      </div>
      <MistakeSheet
        open={reporting}
        onClose={() => setReporting(false)}
        kinds={['wrong_fact', 'missing_warning', 'other']}
        about={{
          product: null,
          ingredient: { id: ingredient.id, name: ingredient.name, raw: null },
          versions: null,
        }}
      />
    </>
  );
}

/** Everything in this phone's knowledge about one ingredient. */
export function IngredientPage({ id }: { id: string }) {
  const ask = useCallback(() => engine.ingredient(id), [id]);
  const { state, retry } = useEngineAnswer(ask);
  const answer = state.status === 'answered' ? state.value : null;
  const name = answer?.ingredient.name ?? 'Ingredient';
  return (
    <Page title={name} wide>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        back={paths.ingredients}
        subtitle={answer ? purposeWords(answer.ingredient.functions) || 'Purpose not known' : ' '}
      />
      {state.status === 'asking' && <Waiting />}
      {answer && <Known key={id} answer={answer} />}
      {state.status === 'answered' && !answer && (
        <EmptyState
          title="Ingredient not found"
          text="There is no ingredient at this address. It may have been merged with another one."
          action={<LinkButton to={paths.ingredients}>Search the database</LinkButton>}
        />
      )}
      {(state.status === 'no_knowledge' || state.status === 'failed') && (
        <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />
      )}
    </Page>
  );
}
