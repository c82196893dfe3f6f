import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { Owner } from './actor.ts';

export interface SyncState {
  /** Replaced by every restore of the database. */
  epoch(reads: Reads): Promise<string>;
  /** Reserves the next numbers in an owner's order. @returns the first of them */
  take(tx: Tx, owner: Owner, count: number): Promise<number>;
  /** The number of the owner's last commit; 0 before the first. */
  last(reads: Reads, owner: Owner): Promise<number>;
}

const EPOCH = statement((q) => q.selectFrom('sync_state').select('epoch').where('id', '=', 1));
const LAST = statement((q, { kind, id }: Owner) =>
  q.selectFrom('owner_orders').select('seq').where('kind', '=', kind).where('id', '=', id),
);
const TAKE = statement((q, { kind, id, count }: Owner & { readonly count: number }) =>
  q
    .insertInto('owner_orders')
    .values({ kind, id, seq: count })
    .onConflict((on) =>
      on.columns(['kind', 'id']).doUpdateSet((eb) => ({ seq: eb('owner_orders.seq', '+', eb.ref('excluded.seq')) })),
    )
    .returning('seq'),
);

/**
 * One counter for each owner of rows, incremented in the transaction that writes: within an owner, commit order is
 * `seq` order. A number does not reveal how much others write, and writes of different owners share no row.
 */
export const syncState: SyncState = {
  epoch: async (reads) => (await reads.first(EPOCH))?.epoch ?? '',
  last: async (reads, { kind, id }) => (await reads.first(LAST, { kind, id }))?.seq ?? 0,
  take: async (tx, { kind, id }, count) => ((await tx.first(TAKE, { kind, id, count }))?.seq ?? 0) - count + 1,
};

const keyOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

/**
 * A number for each of some rows, in their order, from the counter of the row's owner. Owners are processed in the
 * order of their names, so that two writes which share two of them cannot deadlock.
 * @param owners the owner of each row
 */
export async function takeNumbers(tx: Tx, state: SyncState, owners: readonly Owner[]): Promise<number[]> {
  const counts = new Map<string, { readonly owner: Owner; count: number }>();
  for (const owner of owners) {
    const held = counts.get(keyOf(owner));
    if (held) held.count += 1;
    else counts.set(keyOf(owner), { owner, count: 1 });
  }
  const next = new Map<string, number>();
  for (const [key, { owner, count }] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    next.set(key, await state.take(tx, owner, count));
  }
  return owners.map((owner) => {
    const seq = next.get(keyOf(owner)) ?? 0;
    next.set(keyOf(owner), seq + 1);
    return seq;
  });
}
