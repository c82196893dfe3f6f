import type { Reads, Tx } from '#db/handles.ts';
import type { ApiTokensTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../membership.ts';

const OF_PERSON = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('api_tokens as t')
    .innerJoin('households as h', 'h.id', 't.household_id')
    .select(['t.id', 't.name', 't.scopes', 't.per_minute', 't.made_at', 't.ends_at', 't.used_at'])
    .select('h.name as household_name')
    .where('t.user_id', '=', userId)
    .orderBy('t.made_at')
    .orderBy('t.id'),
);
/** A token with its person and household, both as they are at the moment. */
const FIND = statement((q, { hash }: { hash: Buffer }) =>
  q
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.user_id', '=', 'u.id').onRef('m.household_id', '=', 't.household_id').on('m.status', '=', ACTIVE),
    )
    .innerJoin('households as h', 'h.id', 't.household_id')
    .select(['t.id as token_id', 't.scopes', 't.per_minute', 't.ends_at', 't.used_at', 't.household_id'])
    .select(['u.id', 'u.email', 'u.username', 'u.first_name', 'u.last_name'])
    .select(['u.has_onboarded', 'u.has_children', 'u.has_pets', 'u.email_confirmed_at', 'm.role', 'h.tier'])
    .where('t.token_hash', '=', hash)
    .where('u.blocked_at', 'is', null)
    .where('u.deletes_at', 'is', null),
);
const ADD = statement((q, row: Omit<ApiTokensTable, 'used_at'>) =>
  q.insertInto('api_tokens').values({
    id: row.id,
    user_id: row.user_id,
    household_id: row.household_id,
    token_hash: row.token_hash,
    name: row.name,
    scopes: row.scopes,
    per_minute: row.per_minute,
    made_at: row.made_at,
    ends_at: row.ends_at,
  }),
);
const USE = statement((q, { id, at }: { id: string; at: number }) =>
  q.updateTable('api_tokens').set({ used_at: at }).where('id', '=', id),
);
const REMOVE = statement((q, { userId, id }: { userId: string; id: string }) =>
  q.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id),
);
const REMOVE_ALL = statement((q, { userId }: { userId: string }) =>
  q.deleteFrom('api_tokens').where('user_id', '=', userId),
);
const REMOVE_ENDED = statement((q, { userId, now }: { userId: string; now: number }) =>
  q.deleteFrom('api_tokens').where('user_id', '=', userId).where('ends_at', '<=', now),
);

/** API tokens in the database, by the hash of the token. */
export const tokenStore = {
  ofPerson: (reads: Reads, userId: string) => reads.all(OF_PERSON, { userId }),
  find: async (reads: Reads, hash: Buffer) => (await reads.first(FIND, { hash })) ?? null,
  add: async (tx: Tx, row: Omit<ApiTokensTable, 'used_at'>): Promise<void> => void (await tx.run(ADD, row)),
  use: async (tx: Tx, id: string, at: number): Promise<void> => void (await tx.run(USE, { id, at })),
  remove: async (tx: Tx, userId: string, id: string): Promise<boolean> => (await tx.run(REMOVE, { userId, id })) > 0,
  removeAll: async (tx: Tx, userId: string): Promise<void> => void (await tx.run(REMOVE_ALL, { userId })),
  removeEnded: async (tx: Tx, userId: string, now: number): Promise<void> =>
    void (await tx.run(REMOVE_ENDED, { userId, now })),
};
