import type { Reads, Tx } from '#db/handles.ts';
import type { PasskeysTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

const OF_PERSON = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('passkeys')
    .select(['id', 'name', 'made_at', 'used_at', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id'),
);
const FIND = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.public_key', 'p.counter', 'p.transports', 'u.email'])
    .where('p.id', '=', id),
);
const ADD = statement((q, row: Omit<PasskeysTable, 'used_at'>) =>
  q
    .insertInto('passkeys')
    .values({
      id: row.id,
      user_id: row.user_id,
      public_key: row.public_key,
      counter: row.counter,
      transports: row.transports,
      name: row.name,
      made_at: row.made_at,
    })
    .onConflict((on) => on.column('id').doNothing()),
);
type Own = { readonly userId: string; readonly id: string };
const RENAME = statement((q, { userId, id, name }: Own & { readonly name: string }) =>
  q.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('id', '=', id),
);
const REMOVE = statement((q, { userId, id }: Own) =>
  q.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id),
);
type Use = { readonly id: string; readonly before: number; readonly counter: number; readonly at: number };
const USE = statement((q, { id, before, counter, at }: Use) =>
  q.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).where('counter', '=', before),
);

/** Passkeys in the database. */
export const passkeyStore = {
  ofPerson: (reads: Reads, userId: string) => reads.all(OF_PERSON, { userId }),
  /** A passkey by id, with the address of the account it signs in to. */
  find: async (reads: Reads, id: string) => (await reads.first(FIND, { id })) ?? null,
  /** @returns false if the id is already taken */
  add: async (tx: Tx, row: Omit<PasskeysTable, 'used_at'>): Promise<boolean> => (await tx.run(ADD, row)) > 0,
  rename: async (tx: Tx, userId: string, id: string, name: string): Promise<boolean> =>
    (await tx.run(RENAME, { userId, id, name })) > 0,
  remove: async (tx: Tx, userId: string, id: string): Promise<boolean> => (await tx.run(REMOVE, { userId, id })) > 0,
  /** Records a use. @returns false if the counter changed in the meantime, or the passkey is gone */
  use: async (tx: Tx, use: Use): Promise<boolean> => (await tx.run(USE, use)) > 0,
};
