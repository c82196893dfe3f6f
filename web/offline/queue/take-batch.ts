import { PUSH_MAX_BYTES } from '#domain/sync/push-limits.ts';
import type { AccountDb, OutboxEntry } from '../tables/account-db.ts';
import { entriesIn } from './outbox-entries.ts';
import { LEASE_MS, selectBatch } from './select-batch.ts';

/** How far to look for operations to fill a push if many at the head must wait. Looks further only if none is found. */
const LOOK_AHEAD = 300;

/**
 * Takes the next push from the queue and marks it as being sent, under a lease, before anything is sent. Another tab
 * that takes a batch meanwhile gets other operations.
 */
export const takeBatch = (db: AccountDb, nowMs: number, ops: number): Promise<OutboxEntry[]> =>
  db.transaction('rw', [db.outbox, db.photos], async () => {
    const missing = new Set(await db.photos.where('state').notEqual('uploaded').primaryKeys());
    const others = await entriesIn(db, ['inflight', 'held', 'dead']);
    const choose = async (most: number) => {
      const queued = await db.outbox.where('state').equals('queued').limit(most).toArray();
      const entries = [...others, ...queued].sort((one, other) => one.n - other.n);
      return selectBatch(entries, nowMs, { ops, bytes: PUSH_MAX_BYTES }, missing);
    };
    let batch = await choose(2 * ops);
    if (batch.length < ops) batch = await choose(LOOK_AHEAD);
    if (batch.length === 0) batch = await choose(Number.POSITIVE_INFINITY);
    const leaseUntil = nowMs + LEASE_MS;
    const taken = batch.map((entry): OutboxEntry => ({ ...entry, state: 'inflight', leaseUntil }));
    await db.outbox.bulkPut(taken);
    return taken;
  });
