import type { Db } from '#db/open.ts';

export interface SyncState {
  /** Replaced by every restore of the database. */
  epoch(): string;
  /** Takes the next numbers of the order of all commits. @returns the first of them */
  take(count: number): number;
  /** The number of the last commit. */
  last(): number;
}

/** The one counter that orders all commits, incremented in the transaction that writes: commit order is `seq` order. */
export function createSyncState(db: Db): SyncState {
  const epoch = db.prepare<[], string>('SELECT epoch FROM sync_state WHERE id = 1').pluck();
  const last = db.prepare<[], number>('SELECT seq FROM sync_state WHERE id = 1').pluck();
  const take = db.prepare<[number], number>('UPDATE sync_state SET seq = seq + ? WHERE id = 1 RETURNING seq').pluck();
  return {
    epoch: () => epoch.get() ?? '',
    last: () => last.get() ?? 0,
    take: (count) => (take.get(count) ?? 0) - count + 1,
  };
}
