import type { AccountDb, OutboxEntry, OutboxState } from '../tables/account-db.ts';

const inOrder = (lists: readonly OutboxEntry[][]): OutboxEntry[] => lists.flat().sort((one, other) => one.n - other.n);

/**
 * The entries in these states, in the order they were made. Each state is read in one piece, where several at once
 * would be walked entry by entry. Call it inside a transaction, so that none changes its state in between.
 */
export const entriesIn = async (db: AccountDb, states: readonly OutboxState[]): Promise<OutboxEntry[]> =>
  inOrder(await Promise.all(states.map((state) => db.outbox.where('state').equals(state).toArray())));

/** So many rows at most are read row by row; beyond, the index is walked, since most rows of a pull have no entry. */
const ROW_BY_ROW = 50;

/** The entries that name these rows, in the order they were made. */
export async function entriesNaming(db: AccountDb, ids: readonly string[]): Promise<OutboxEntry[]> {
  const naming = db.outbox.where('entityId');
  if (ids.length > ROW_BY_ROW) return await naming.anyOf(ids).sortBy('n');
  const once = [...new Set(ids)];
  return inOrder(await Promise.all(once.map((id) => db.outbox.where('entityId').equals(id).toArray())));
}
