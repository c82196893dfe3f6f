import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUESTIONNAIRE_STEPS, type QuestionnaireDraft, stepIsAnswered } from '#domain/households/questionnaire.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useSaveAnswers } from './use-save-answers.ts';

/**
 * State of the three questions while they are answered (product P2.3.3): the current step, and moving on. Asthma and
 * other conditions belong to one person each, so whoever has one to enter is sent to the family profiles afterwards.
 * @param known answers known before the person begins; may grow until then
 * @param onDone called once the answers are saved
 */
export function useQuestionnaire(known: QuestionnaireDraft, onDone: () => unknown) {
  const save = useSaveAnswers();
  const navigate = useNavigate();
  // Null until the first answer, so that answers still arriving from the server are filled in.
  const [given, setGiven] = useState<QuestionnaireDraft | null>(null);
  const draft = given ?? known;
  const [at, setAt] = useState(0);
  const [saving, setSaving] = useState(false);
  const [hasConditions, setHasConditions] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  const shown = useRef(at);
  const step = QUESTIONNAIRE_STEPS[at] ?? 'children';
  const last = at === QUESTIONNAIRE_STEPS.length - 1;
  const answered = stepIsAnswered(step, draft);
  useEffect(() => {
    if (shown.current !== at) lead.current?.focus();
    shown.current = at;
  }, [at]);

  const next = async (): Promise<void> => {
    if (!answered || saving) return;
    if (!last) return setAt(at + 1);
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
    await onDone();
    if (hasConditions) await navigate(paths.familyProfiles);
  };

  return {
    step,
    /** Counted from 1. */
    number: at + 1,
    last,
    draft,
    change: (part: Partial<QuestionnaireDraft>) => setGiven({ ...draft, ...part }),
    answered,
    saving,
    hasConditions,
    setHasConditions,
    /** Receives the focus when the question changes. */
    lead,
    next,
    back: () => setAt(at - 1),
  };
}

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;
