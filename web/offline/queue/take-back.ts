import type { AccountDb } from '../tables/account-db.ts';
import type { Locks } from '../transport/ports.ts';

/**
 * Takes back what a page that is gone had marked as on its way. Whoever holds the lock of the run knows that nobody
 * else is sending: those operations go out again at once, under their old ids, and need not wait for their lease to
 * end. Call it under that lock.
 */
export async function takeBackLeases(db: AccountDb, locks: Locks): Promise<void> {
  if (!locks.kept) return;
  await db.outbox.where('state').equals('inflight').modify({ state: 'queued', leaseUntil: 0 });
}
