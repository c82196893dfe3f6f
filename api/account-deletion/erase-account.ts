import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { ownMemberId } from '#domain/households/questionnaire.ts';
import { ACTIVE, audit } from '../accounts/room.ts';
import { nextStamp } from '../sync/entity-store.ts';
import type { OperationStores } from '../sync/operations.ts';
import { deleteInBatches, dropOrder, eraseHousehold } from './erase-household.ts';
import { anonymiseAuthor, PERSON_BATCH_DELETES } from './owned-rows.ts';

type Of = { readonly userId: string };
type InHousehold = Of & { readonly householdId: string };

const HOUSEHOLDS = statement((q, { userId }: Of) =>
  q.selectFrom('memberships').select(['household_id', 'role']).where('user_id', '=', userId),
);
const OTHERS = statement((q, { householdId, userId }: InHousehold) =>
  q
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('household_id', '=', householdId)
    .where('user_id', '!=', userId)
    .where('status', '=', ACTIVE)
    .orderBy('created_at')
    .orderBy('user_id'),
);
const MAKE_OWNER = statement((q, { householdId, userId }: InHousehold) =>
  q
    .updateTable('memberships')
    .set({ role: 'owner' })
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId),
);
const LEAVE = statement((q, { householdId, userId }: InHousehold) =>
  q.deleteFrom('memberships').where('household_id', '=', householdId).where('user_id', '=', userId),
);
const HAND_FILES_ON = statement((q, { householdId, userId, heir }: InHousehold & { readonly heir: string }) =>
  q.updateTable('blobs').set({ user_id: heir }).where('household_id', '=', householdId).where('user_id', '=', userId),
);
const DROP_PERSON = statement((q, { id }: { id: string }) => q.deleteFrom('users').where('id', '=', id));
const JOBS = statement((q) => q.selectFrom('jobs').select(['id', 'payload']));
const DROP_JOB = statement((q, { id }: { id: number }) => q.deleteFrom('jobs').where('id', '=', id));
const LETTERS = statement((q) => q.selectFrom('outbox_letters').select(['id', 'data']));
const DROP_LETTER = statement((q, { id }: { id: string }) => q.deleteFrom('outbox_letters').where('id', '=', id));

/** Whether a JSON text contains one of these strings as a value, at any depth. */
function names(text: string, whom: ReadonlySet<string>): boolean {
  const holds = (value: unknown): boolean =>
    typeof value === 'string'
      ? whom.has(value)
      : typeof value === 'object' && value !== null && Object.values(value).some(holds);
  return holds(JSON.parse(text));
}

/** Deletes the outbox letters and jobs that refer to somebody, found by their ids and e-mail address. */
async function dropAbout(tx: Tx, whom: ReadonlySet<string>): Promise<void> {
  for (const { id, data } of await tx.all(LETTERS)) if (names(data, whom)) await tx.run(DROP_LETTER, { id });
  for (const { id, payload } of await tx.all(JOBS)) if (names(payload, whom)) await tx.run(DROP_JOB, { id });
}

/**
 * Deletes all data of a person, in small transactions. If a run is interrupted, the next one finishes it.
 * Households without another adult are deleted too. In the others the household's data stays, but no longer says who
 * created it, and the person's own entry among the household's people is deleted (product P13.15).
 */
export async function eraseAccount(
  stores: OperationStores,
  { id: userId, email }: { readonly id: string; readonly email: string },
  nowMs: number,
): Promise<void> {
  const { reader, writes, rows, state } = stores;
  const leave = (householdId: string, heir: string, needsOwner: boolean) =>
    writes.run(async (tx) => {
      if (needsOwner) {
        await tx.run(MAKE_OWNER, { householdId, userId: heir });
        await audit(tx, { kind: 'handed_over', userId: heir, householdId }, nowMs);
      }
      const own = await rows.member.load(tx, householdId, ownMemberId(userId));
      if (own && !own.deleted) {
        const seq = await state.take(tx, { kind: 'household', id: householdId }, 1);
        const nothing = { pregnant: false, dueOn: null, allergyTypes: [], allergens: [], conditions: [] };
        const data = { ...own.data, name: '', ...nothing };
        await rows.member.save(tx, householdId, { id: own.id, deleted: true, data }, nextStamp(own, 'deletion', seq));
      }
      await anonymiseAuthor(tx, householdId, userId);
      await tx.run(HAND_FILES_ON, { householdId, userId, heir });
      await tx.run(LEAVE, { householdId, userId });
    });

  const gone = new Set([userId, email]);
  for (const { household_id: householdId, role } of await reader.all(HOUSEHOLDS, { userId })) {
    const others = await reader.all(OTHERS, { householdId, userId });
    const [heir] = others;
    if (heir) {
      await leave(householdId, heir.user_id, role === 'owner' && !others.some((one) => one.role === 'owner'));
      continue;
    }
    gone.add(householdId);
    await eraseHousehold(stores, householdId, nowMs);
  }
  for (const some of PERSON_BATCH_DELETES) await deleteInBatches(stores, some, userId);
  await writes.run(async (tx) => {
    await dropAbout(tx, gone);
    await dropOrder(tx, 'person', userId);
    await tx.run(DROP_PERSON, { id: userId });
    // All that remains of the account: a record of the deletion, under an id that leads to nobody.
    await audit(tx, { kind: 'deleted', userId }, nowMs);
  });
}
