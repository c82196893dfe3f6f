import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUESTIONNAIRE_STEPS, type QuestionnaireDraft, stepIsAnswered } from '#domain/households/questionnaire.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useSaveAnswers } from './use-save-answers.ts';

/**
 * The three questions while they are answered (product P2.3.3): which one stands there, and the way on. Asthma and other
 * conditions belong to one person each: who has one to tell is led to the family profiles after it.
 * @param known what is answered before the person begins; may grow until then
 * @param onDone the answers are kept
 */
export function useQuestionnaire(known: QuestionnaireDraft, onDone: () => unknown) {
  const save = useSaveAnswers();
  const navigate = useNavigate();
  // Until the first answer, what arrives from the server is filled in.
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
    /** From 1. */
    number: at + 1,
    last,
    draft,
    change: (part: Partial<QuestionnaireDraft>) => setGiven({ ...draft, ...part }),
    answered,
    saving,
    hasConditions,
    setHasConditions,
    /** Takes the focus when another question comes. */
    lead,
    next,
    back: () => setAt(at - 1),
  };
}

export type Asking = ReturnType<typeof useQuestionnaire>;
