import type { AccountDb, OutboxState } from '../tables/account-db.ts';

/**
 * How many operations are waiting or being sent, and how many were refused or held. Counted in one transaction, so that
 * none is missed because its state changes while someone logs out.
 */
export const countUnsent = (db: AccountDb): Promise<{ queued: number; notSent: number }> =>
  db.transaction('r', db.outbox, async () => {
    // One query per state: the index counts a single state directly, but walks several entry by entry.
    const count = (state: OutboxState) => db.outbox.where('state').equals(state).count();
    const [waiting, underWay, held, dead] = await Promise.all([
      count('queued'),
      count('inflight'),
      count('held'),
      count('dead'),
    ]);
    return { queued: waiting + underWay, notSent: held + dead };
  });
