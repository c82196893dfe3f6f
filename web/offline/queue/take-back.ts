import type { AccountDb } from '../tables/account-db.ts';
import type { Locks } from '../transport/ports.ts';

/**
 * Requeues operations that a page marked as being sent before it went away. The holder of the sync lock knows that
 * nobody else is sending, so they go out again at once, under their old ids, without waiting for their lease to end.
 * Call it under that lock. Does nothing if the locks do not exclude others.
 */
export async function releaseOrphanedLeases(db: AccountDb, locks: Locks): Promise<void> {
  if (!locks.kept) return;
  await db.outbox.where('state').equals('inflight').modify({ state: 'queued', leaseUntil: 0 });
}
