import { ChevronLeft, Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { QUESTIONNAIRE_STEPS, type QuestionnaireDraft } from '#domain/households/questionnaire.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { nextLabel, Question } from './question.tsx';
import { QUESTIONS } from './steps.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

const NOTHING: QuestionnaireDraft = {
  hasYoungChildren: null,
  hasPets: null,
  petTypes: [],
  hasAllergies: null,
  allergyTypes: [],
};

/**
 * Three questions about the home (product P2.3.3), in a sheet over the dashboard. Tapping outside does not close it.
 * Its close button and Esc do, after which this device does not ask again.
 */
export function Questionnaire({ onDone }: { onDone: () => void }) {
  const asking = useQuestionnaire(NOTHING, onDone);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await asking.next();
  };
  return (
    <Sheet
      open
      form
      tall
      onClose={onDone}
      title={QUESTIONS[asking.step].title}
      steps={
        <StepBars step={asking.number} of={QUESTIONNAIRE_STEPS.length}>
          {asking.number > 1 && (
            <IconButton label="Back" className="-ml-3" onClick={asking.back}>
              <ChevronLeft strokeWidth={1.9} />
            </IconButton>
          )}
        </StepBars>
      }
    >
      <form onSubmit={(event) => void submit(event)} className="step-form" noValidate>
        <Question asking={asking} />
        <div className="grid gap-3">
          <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
            Used only for your warnings. Change it under Family profiles.
          </Notice>
          <div className="step-foot">
            <Button type="submit" className="flex-1" disabled={!asking.answered} pending={asking.saving}>
              {nextLabel(asking)}
            </Button>
          </div>
        </div>
      </form>
    </Sheet>
  );
}
