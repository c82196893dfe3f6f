import { operationTarget } from '#domain/sync/operation-target.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from './account-db.ts';
import { showRows } from './shown-rows.ts';

/** How many operations are on their way, and how many were refused. */
export async function countUnsent(db: AccountDb): Promise<{ queued: number; notSent: number }> {
  const [queued, notSent] = await Promise.all([
    db.outbox.where('state').anyOf('queued', 'inflight').count(),
    db.outbox.where('state').anyOf('held', 'dead').count(),
  ]);
  return { queued, notSent };
}

/** The rows that these entries change. */
export const rowsOf = (entries: readonly OutboxEntry[]) =>
  entries.map((entry) => ({ entity: operationTarget(entry.operation.type), id: entry.entityId }));

/** Puts operations back in the queue, at the person's wish: once more from the start. */
export const sendAgain = (db: AccountDb, opId: string): Promise<boolean> =>
  db.transaction('rw', syncedTables(db), async () => {
    const entry = await db.outbox.get({ opId });
    if (!entry || (entry.state !== 'dead' && entry.state !== 'held')) return false;
    await db.outbox.put({ ...entry, state: 'queued', attempts: 0, nextAttemptAt: 0 });
    await showRows(db, rowsOf([entry]));
    return true;
  });

/** Drops an operation that was refused, after the person confirmed it. What is under way cannot be dropped. */
export const discard = (db: AccountDb, opId: string): Promise<boolean> =>
  db.transaction('rw', syncedTables(db), async () => {
    const entry = await db.outbox.get({ opId });
    if (!entry || (entry.state !== 'dead' && entry.state !== 'held')) return false;
    await db.outbox.delete(entry.n);
    await db.outboxRescue.delete(opId);
    await showRows(db, rowsOf([entry]));
    return true;
  });
