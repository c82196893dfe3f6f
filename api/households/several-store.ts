import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';

type Of = { readonly userId: string };

const ALL = statement((q, { userId }: Of) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select(['h.id', 'h.name', 'h.tier', 'h.plan_of', 'm.role'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.created_at')
    .orderBy('h.id'),
);
const RENAME = statement((q, { id, name }: { id: string; name: string }) =>
  q.updateTable('households').set({ name }).where('id', '=', id),
);

/** The households of one person. */
export const householdsOfPerson = {
  /** In the order in which they were joined. */
  all: (reads: Reads, userId: string) => reads.all(ALL, { userId }),
  /** The ids of somebody's other households. */
  async othersOf(reads: Reads, userId: string, householdId: string): Promise<string[]> {
    return (await householdsOfPerson.all(reads, userId)).map(({ id }) => id).filter((id) => id !== householdId);
  },
  rename: async (tx: Tx, id: string, name: string): Promise<void> => void (await tx.run(RENAME, { id, name })),
};
