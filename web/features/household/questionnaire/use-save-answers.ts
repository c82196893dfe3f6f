import {
  type HouseholdChange,
  QuestionnaireAnswers,
  type QuestionnaireDraft,
  questionnaireChanges,
} from '#domain/households/questionnaire.ts';
import type { Result } from '#domain/problem.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { Client } from '#web/offline/client.ts';
import { fieldProblem } from '#web/offline/transport/field-problem.ts';
import { readHousehold } from '#web/product-view/read-household.ts';
import { answeringPerson } from './answering-person.ts';

/** Applies one change from an answer. A removed entry is restored: the person has just said that it lives here. */
async function change(client: Client, one: HouseholdChange): Promise<Result<unknown>> {
  const { entityId } = one;
  if (one.type === 'member.addElement') return client.perform(one.type, entityId, one.payload);
  const done =
    one.type === 'pet.create'
      ? await client.perform(one.type, entityId, one.payload)
      : await client.perform(one.type, entityId, one.payload);
  if (done.ok || done.problem.code !== 'GONE') return done;
  return client.perform(one.type === 'pet.create' ? 'pet.restore' : 'member.restore', entityId, {});
}

/**
 * Saves the answers of the questionnaire: each becomes a member, a pet or an allergy of the household, even offline.
 * The person counts as asked once the last of them is stored on this phone.
 */
export function useSaveAnswers(): (draft: QuestionnaireDraft) => Promise<Result<unknown>> {
  const client = useClient();
  const { user, db } = useAccount();
  return async (draft) => {
    const answers = QuestionnaireAnswers.safeParse(draft);
    if (!answers.success) return fieldProblem(answers.error);
    const household = await readHousehold(db);
    for (const one of questionnaireChanges(answers.data, answeringPerson(user), household)) {
      const done = await change(client, one);
      if (!done.ok) return done;
    }
    const { hasYoungChildren, hasPets } = answers.data;
    return client.perform('profile.answer', user.id, { hasYoungChildren, hasPets });
  };
}
