import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { AdultRole } from '#domain/households/household-calls.ts';
import { ACTIVE } from '../accounts/room.ts';

/** An adult as stored. */
export interface AdultRow {
  readonly id: string;
  readonly username: string;
  readonly first_name: string | null;
  /** From the profile; null if there is none. */
  readonly display_name: string | null;
  readonly picture: string | null;
  readonly role: string;
  readonly joined: number;
}

type Of = { readonly householdId: string; readonly userId: string };

const ALL = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.username', 'u.first_name', 'p.display_name', 'p.picture', 'm.role', 'm.created_at as joined'])
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.created_at')
    .orderBy('u.id'),
);
const NAME = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.username', 'u.first_name', 'p.display_name'])
    .where('u.id', '=', id),
);
const REMOVE = statement((q, { householdId, userId }: Of) =>
  q.deleteFrom('memberships').where('household_id', '=', householdId).where('user_id', '=', userId),
);
const SET_ROLE = statement((q, { householdId, userId, role }: Of & { readonly role: string }) =>
  q
    .updateTable('memberships')
    .set({ role })
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId)
    .where('status', '=', ACTIVE),
);
const OTHER = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('memberships')
    .select('household_id')
    .where('user_id', '=', userId)
    .where('status', '=', ACTIVE)
    .orderBy('created_at')
    .orderBy('household_id')
    .limit(1),
);

/** The name that others in the household see: that of the profile, else that of the account (product P2.21.4). */
export const shownName = (person: Pick<AdultRow, 'display_name' | 'first_name' | 'username'>): string =>
  person.display_name || person.first_name || person.username;

/** The adults of households. */
export const adultStore = {
  all: (reads: Reads, householdId: string): Promise<AdultRow[]> => reads.all(ALL, { householdId }),
  /** The name of a person; null if there is no such account. */
  async nameOf(reads: Reads, id: string): Promise<string | null> {
    const person = await reads.first(NAME, { id });
    return person ? shownName(person) : null;
  },
  remove: async (tx: Tx, householdId: string, userId: string): Promise<boolean> =>
    (await tx.run(REMOVE, { householdId, userId })) === 1,
  setRole: async (tx: Tx, householdId: string, userId: string, role: AdultRole): Promise<void> =>
    void (await tx.run(SET_ROLE, { householdId, userId, role })),
  /** The household that somebody joined first; null if they have none. */
  householdOf: async (reads: Reads, userId: string): Promise<string | null> =>
    (await reads.first(OTHER, { userId }))?.household_id ?? null,
};
