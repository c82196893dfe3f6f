import { ChevronLeft, HeartPulse, Lock } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUESTIONNAIRE_STEPS, type QuestionnaireDraft, stepIsAnswered } from '#domain/households/questionnaire.ts';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import '../household.css';
import { QUESTIONS, STEP } from './steps.tsx';
import { useSaveAnswers } from './use-save-answers.ts';

const NOTHING: QuestionnaireDraft = {
  hasYoungChildren: null,
  hasPets: null,
  petTypes: [],
  hasAllergies: null,
  allergyTypes: [],
};

/**
 * Three questions about the home (product P2.3.3). A press beside it does not close it. Its close button and Esc do, and
 * then this device does not ask again. Asthma and other conditions belong to one person each: who has one to tell is led
 * to the family profiles after it.
 */
export function Questionnaire({ onDone }: { onDone: () => void }) {
  const save = useSaveAnswers();
  const [draft, setDraft] = useState(NOTHING);
  const [at, setAt] = useState(0);
  const [saving, setSaving] = useState(false);
  const [hasConditions, setHasConditions] = useState(false);
  const navigate = useNavigate();
  const lead = useRef<HTMLParagraphElement>(null);
  const shown = useRef(at);
  const step = QUESTIONNAIRE_STEPS[at] ?? 'children';
  const last = at === QUESTIONNAIRE_STEPS.length - 1;
  const answered = stepIsAnswered(step, draft);
  useEffect(() => {
    if (shown.current !== at) lead.current?.focus();
    shown.current = at;
  }, [at]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!answered || saving) return;
    if (!last) {
      setAt(at + 1);
      return;
    }
    setSaving(true);
    const done = await save(draft);
    setSaving(false);
    if (!done.ok) {
      showToast({
        title: 'Error',
        description: 'Failed to save preferences. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    showToast({
      title: 'Profile Updated',
      description: 'Your safety preferences have been saved',
      variant: 'success',
    });
    onDone();
    if (hasConditions) await navigate(paths.familyProfiles);
  };

  const { title, lead: why } = QUESTIONS[step];
  const Answers = STEP[step];
  return (
    <Sheet
      open
      form
      tall
      onClose={onDone}
      title={title}
      steps={
        <StepBars step={at + 1} of={QUESTIONNAIRE_STEPS.length}>
          {at > 0 && (
            <IconButton label="Back" className="-ml-3" onClick={() => setAt(at - 1)}>
              <ChevronLeft strokeWidth={1.9} />
            </IconButton>
          )}
        </StepBars>
      }
    >
      <form onSubmit={(event) => void submit(event)} className="step-form" noValidate>
        <div className="grid content-start gap-6">
          <p ref={lead} tabIndex={-1} className="-mt-4 text-ink-2 outline-none">
            <span className="sr-only">
              {title} Step {at + 1} of {QUESTIONNAIRE_STEPS.length}.{' '}
            </span>
            {why}
          </p>
          <Answers draft={draft} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
          {last && (
            <SwitchLine
              Icon={HeartPulse}
              label="Asthma or another condition"
              hint="You choose it next, for each person who has one."
              checked={hasConditions}
              onChange={setHasConditions}
            />
          )}
        </div>
        <div className="grid gap-3">
          <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
            Used only for your warnings. Change it under Family profiles.
          </Notice>
          <div className="step-foot">
            <Button type="submit" className="flex-1" disabled={!answered} pending={saving}>
              {!last ? 'Continue' : saving ? 'Saving' : 'Save answers'}
            </Button>
          </div>
        </div>
      </form>
    </Sheet>
  );
}
