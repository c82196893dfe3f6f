import type { AccountDb, OutboxEntry, OutboxState } from '../tables/account-db.ts';

const inOrder = (lists: readonly OutboxEntry[][]): OutboxEntry[] => lists.flat().sort((one, other) => one.n - other.n);

/**
 * The entries in these states, in the order they were made. One query per state, since a query for several walks the
 * index entry by entry. Call it inside a transaction, so that no entry changes its state in between.
 */
export const entriesIn = async (db: AccountDb, states: readonly OutboxState[]): Promise<OutboxEntry[]> =>
  inOrder(await Promise.all(states.map((state) => db.outbox.where('state').equals(state).toArray())));

/**
 * Up to this many rows are queried one by one; above that the index is walked, as most rows of a pull have no entry.
 */
const ROW_BY_ROW = 50;

/** The entries that name these rows, in the order they were made. */
export async function entriesNaming(db: AccountDb, ids: readonly string[]): Promise<OutboxEntry[]> {
  const naming = db.outbox.where('entityId');
  if (ids.length > ROW_BY_ROW) return await naming.anyOf(ids).sortBy('n');
  const once = [...new Set(ids)];
  return inOrder(await Promise.all(once.map((id) => db.outbox.where('entityId').equals(id).toArray())));
}
