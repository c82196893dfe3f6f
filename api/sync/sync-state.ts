import type { Db } from '#db/open.ts';
import type { Owner } from './actor.ts';

export interface SyncState {
  /** Replaced by every restore of the database. */
  epoch(): string;
  /** Takes the next numbers of an owner's order. Call inside a write transaction. @returns the first of them */
  take(owner: Owner, count: number): number;
  /** The number of the owner's last commit; 0 before the first. */
  last(owner: Owner): number;
}

/**
 * One counter for each owner of rows, incremented in the transaction that writes: within an owner, commit order is `seq`
 * order. No number tells how much anybody else writes, and writes of different owners share no row.
 */
export function createSyncState(db: Db): SyncState {
  const epoch = db.prepare<[], string>('SELECT epoch FROM sync_state WHERE id = 1').pluck();
  const last = db.prepare<[string, string], number>('SELECT seq FROM owner_orders WHERE kind = ? AND id = ?').pluck();
  const take = db
    .prepare<[string, string, number], number>(`
      INSERT INTO owner_orders (kind, id, seq) VALUES (?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET seq = seq + excluded.seq RETURNING seq`)
    .pluck();
  return {
    epoch: () => epoch.get() ?? '',
    last: ({ kind, id }) => last.get(kind, id) ?? 0,
    take: ({ kind, id }, count) => (take.get(kind, id, count) ?? 0) - count + 1,
  };
}

const keyOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

/**
 * A number for each of some rows, in their order, each of its own owner. Owners are taken in the order of their names,
 * so that two writes which meet two of them can never wait for each other.
 * @param owners whose each row is
 */
export function takeNumbers(state: SyncState, owners: readonly Owner[]): number[] {
  const counts = new Map<string, { readonly owner: Owner; count: number }>();
  for (const owner of owners) {
    const held = counts.get(keyOf(owner));
    if (held) held.count += 1;
    else counts.set(keyOf(owner), { owner, count: 1 });
  }
  const next = new Map<string, number>();
  for (const [key, { owner, count }] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    next.set(key, state.take(owner, count));
  }
  return owners.map((owner) => {
    const seq = next.get(keyOf(owner)) ?? 0;
    next.set(keyOf(owner), seq + 1);
    return seq;
  });
}
