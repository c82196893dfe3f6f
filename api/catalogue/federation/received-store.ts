import type { Reads, Tx } from '#db/handles.ts';
import type { ReceivedTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';

type ById = { readonly id: string };
type ByKey = { readonly key: string };
export type ReceivedKind = 'correction' | 'tip';
export type ReceivedState = 'waiting' | 'taken' | 'refused';

const KEYS = statement((q) => q.selectFrom('shared_keys').selectAll().orderBy('accepted_at').orderBy('key'));
const ONE_KEY = statement((q, { key }: ByKey) => q.selectFrom('shared_keys').selectAll().where('key', '=', key));
const ACCEPT = statement((q, { key, name, at }: ByKey & { readonly name: string; readonly at: number }) =>
  q
    .insertInto('shared_keys')
    .values({ key, name, accepted_at: at, latest_at: null })
    .onConflict((on) => on.column('key').doUpdateSet({ name })),
);
const FORGET = statement((q, { key }: ByKey) => q.deleteFrom('shared_keys').where('key', '=', key));
const DROP_OF_KEY = statement((q, { key }: ByKey) => q.deleteFrom('received').where('key', '=', key));
const NOTE = statement((q, { key, at }: ByKey & { readonly at: number }) =>
  q.updateTable('shared_keys').set({ latest_at: at }).where('key', '=', key),
);
const ADD = statement((q, row: Omit<ReceivedTable, 'state' | 'reason' | 'settled_at'>) =>
  q
    .insertInto('received')
    .values({
      ...{ id: row.id, key: row.key, kind: row.kind, product_id: row.product_id, data: row.data },
      ...{ received_at: row.received_at, state: 'waiting', reason: null, settled_at: null },
    })
    .onConflict((on) => on.doNothing()),
);
const told = (q: Queries) =>
  q.selectFrom('received as r').innerJoin('shared_keys as k', 'k.key', 'r.key').selectAll('r').select('k.name as from');
type Listed = { readonly kind: string; readonly state: string; readonly limit: number };
const LIST = statement((q, { kind, state, limit }: Listed) =>
  told(q).where('r.kind', '=', kind).where('r.state', '=', state).orderBy('r.received_at').orderBy('r.id').limit(limit),
);
/** No limit: more rows than there can be. */
const ALL = 2 ** 31 - 1;
const ONE = statement((q, { id }: ById) => told(q).where('r.id', '=', id));
type Settled = ById & { readonly state: string; readonly reason: string | null; readonly at: number };
const SETTLE = statement((q, { id, state, reason, at }: Settled) =>
  q.updateTable('received').set({ state, reason, settled_at: at }).where('id', '=', id),
);

/** Accepted keys of other servers, and the entries of their files. */
export const receivedStore = {
  keys: (reads: Reads) => reads.all(KEYS),
  key: async (reads: Reads, key: string) => (await reads.first(ONE_KEY, { key })) ?? null,
  /** A key that is already accepted gets the new name. */
  accept: async (tx: Tx, key: string, name: string, at: number): Promise<void> =>
    void (await tx.run(ACCEPT, { key, name, at })),
  /** Also deletes its entries. What the catalogue has taken over stays. @returns whether the key was accepted */
  async forget(tx: Tx, key: string): Promise<boolean> {
    await tx.run(DROP_OF_KEY, { key });
    return (await tx.run(FORGET, { key })) === 1;
  },
  /** Records when the newest file of a key was made. */
  note: async (tx: Tx, key: string, at: number): Promise<void> => void (await tx.run(NOTE, { key, at })),
  /** @returns whether it is new here: an entry that is already settled is not added again */
  add: async (tx: Tx, row: Omit<ReceivedTable, 'state' | 'reason' | 'settled_at'>): Promise<boolean> =>
    (await tx.run(ADD, row)) === 1,
  /** Oldest first. @param limit most entries returned */
  list: (reads: Reads, kind: ReceivedKind, state: ReceivedState, limit = ALL) =>
    reads.all(LIST, { kind, state, limit }),
  find: async (reads: Reads, id: string) => (await reads.first(ONE, { id })) ?? null,
  settle: async (tx: Tx, settled: Settled): Promise<void> => void (await tx.run(SETTLE, settled)),
};
export type Received = Awaited<ReturnType<typeof receivedStore.list>>[number];
