import { HeartPulse } from 'lucide-react';
import { QUESTIONNAIRE_STEPS } from '#domain/households/questionnaire.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { QUESTIONS, STEP } from './steps.tsx';
import type { QuestionnaireState } from './use-questionnaire.ts';
import '../household.css';

/** One question: why it is asked, and the possible answers. Its title is in the surrounding frame. */
export function Question({ asking }: { asking: QuestionnaireState }) {
  const { title, lead: why } = QUESTIONS[asking.step];
  const Answers = STEP[asking.step];
  return (
    <div className="grid content-start gap-6">
      <p ref={asking.lead} tabIndex={-1} className="-mt-4 text-ink-2 outline-none">
        <span className="sr-only">
          {title} Step {asking.number} of {QUESTIONNAIRE_STEPS.length}.{' '}
        </span>
        {why}
      </p>
      <Answers draft={asking.draft} onChange={asking.change} />
      {asking.last && (
        <SwitchLine
          Icon={HeartPulse}
          label="Asthma or another condition"
          hint="You’ll choose it next, for each person who has one."
          checked={asking.hasConditions}
          onChange={asking.setHasConditions}
        />
      )}
    </div>
  );
}

/** Label of the button to continue. */
export const nextLabel = ({ last, saving }: QuestionnaireState): string => {
  if (!last) return 'Continue';
  return saving ? 'Saving' : 'Save answers';
};
