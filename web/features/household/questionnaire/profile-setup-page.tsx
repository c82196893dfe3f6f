import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronLeft, Lock } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { knownAnswers, QUESTIONNAIRE_STEPS, type QuestionnaireDraft } from '#domain/households/questionnaire.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { readHousehold } from '#web/product-view/read-household.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { BackButton, Page } from '#web/ui/frame/page.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { answeringPerson } from './answering-person.ts';
import { nextLabel, Question } from './question.tsx';
import { QUESTIONS } from './steps.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

function Questions({ known }: { known: QuestionnaireDraft }) {
  const navigate = useNavigate();
  const asking = useQuestionnaire(known, () => navigate(paths.familyProfiles, { replace: true }));
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await asking.next();
  };
  return (
    <>
      <StepBars step={asking.number} of={QUESTIONNAIRE_STEPS.length}>
        {asking.number > 1 ? (
          <IconButton label="Back" className="-ml-3" onClick={asking.back}>
            <ChevronLeft strokeWidth={1.9} />
          </IconButton>
        ) : (
          <BackButton fallback={paths.familyProfiles} />
        )}
      </StepBars>
      <h1 className="title-1 mt-6 mb-6">{QUESTIONS[asking.step].title}</h1>
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-6" noValidate>
        <Question asking={asking} />
        <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
          Used only for your warnings. Answering no removes nobody: do that under Family profiles.
        </Notice>
      </form>
      <ActionBar>
        <Button type="submit" form={form} disabled={!asking.answered} pending={asking.saving}>
          {nextLabel(asking)}
        </Button>
      </ActionBar>
    </>
  );
}

/** /profile-setup: the three questions as a page, filled in with what is known (product P2.3.6). */
export function ProfileSetupPage() {
  const { user, db } = useAccount();
  const known = useLiveQuery(async () => {
    const [household, profile] = await Promise.all([readHousehold(db), db.profiles.get(user.id)]);
    return knownAnswers(household, answeringPerson(user), profile?.answers ?? null);
  }, [db, user]);
  return <Page title="Profile setup">{known && <Questions known={known} />}</Page>;
}
