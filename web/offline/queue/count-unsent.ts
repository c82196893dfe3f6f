import type { AccountDb, OutboxState } from '../tables/account-db.ts';

/**
 * How many operations are on their way, and how many were refused. Counted at one moment: what changes its state while
 * somebody logs out must not be missed.
 */
export const countUnsent = (db: AccountDb): Promise<{ queued: number; notSent: number }> =>
  db.transaction('r', db.outbox, async () => {
    // One state at a time: the index counts those itself, where several would be walked entry by entry.
    const count = (state: OutboxState) => db.outbox.where('state').equals(state).count();
    const [waiting, underWay, held, dead] = await Promise.all([
      count('queued'),
      count('inflight'),
      count('held'),
      count('dead'),
    ]);
    return { queued: waiting + underWay, notSent: held + dead };
  });
