import type { User } from '#domain/contract/account.ts';
import { asShown } from '#domain/households/profile.ts';
import { type HouseholdChange, questionnaireChanges } from '#domain/households/questionnaire.ts';
import type { Session } from '../http/caller.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { newId } from '../new-id.ts';
import { performDirect } from '../sync/direct.ts';
import type { Stored, StoredEntity } from '../sync/entity-store.ts';
import type { OperationStores } from '../sync/operations.ts';

/** More rows than a household may have of each (product P10.3). */
const EVERY_ROW = 1_000;

/** A person as their profile shows them, with what they answered in the questionnaire. */
export const withProfile = async (stores: OperationStores, user: User): Promise<User> => {
  const { data } = (await stores.rows.profile.load(stores.reader, user.id, user.id)) ?? {};
  return data ? asShown(user, data) : user;
};

/** What people tell about their home. */
export const householdRoutes = (stores: OperationStores): Handlers<'updateProfile'> => {
  const live = <N extends StoredEntity>(rows: readonly Stored<N>[]) =>
    rows.filter(({ deleted }) => !deleted).map(({ data }) => data);

  /**
   * Carries out the change of one answer. What was removed before is restored: the person just said that it lives here.
   */
  const change = async (session: Session, { type, entityId, payload }: HouseholdChange, nowMs: number) => {
    const done = await performDirect(stores, session, { type, entityId, payload, key: null }, nowMs);
    if (done.problem?.code !== 'GONE' || type === 'member.addElement') return done;
    const restore = type === 'pet.create' ? 'pet.restore' : 'member.restore';
    return performDirect(stores, session, { type: restore, entityId, payload: {}, key: null }, nowMs);
  };

  return {
    updateProfile: async ({ session, body, idempotencyKey, nowMs }) => {
      const { user } = session;
      const { id, householdId, firstName, username } = user;
      const household = {
        members: live(await stores.rows.member.since(stores.reader, householdId, 0, EVERY_ROW)),
        pets: live(await stores.rows.pet.since(stores.reader, householdId, 0, EVERY_ROW)),
      };
      for (const one of questionnaireChanges(body, { id, name: firstName || username }, household)) {
        const { problem } = await change(session, one, nowMs);
        if (problem) return { ok: false, problem };
      }
      // Last: once it is stored, everything that follows from it is stored too.
      const { hasYoungChildren, hasPets } = body;
      const key = idempotencyKey ?? newId(nowMs);
      const payload = { hasYoungChildren, hasPets };
      const done = await performDirect(stores, session, { type: 'profile.answer', entityId: id, payload, key }, nowMs);
      if (done.problem) return { ok: false, problem: done.problem };
      return answer(200, await withProfile(stores, user));
    },
  };
};
