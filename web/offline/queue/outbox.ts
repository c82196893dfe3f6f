import { isDerivedOperation, operationTarget } from '#domain/sync/operation-target.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from '../tables/account-db.ts';
import { showRows } from '../tables/shown-rows.ts';

/**
 * How many of the person's own changes the server does not have. What the phone derived by itself does not count: the
 * next sign-in derives it again (product P2.10.3).
 */
export const countOwnUnsent = async (db: AccountDb): Promise<number> =>
  (await db.groupWaiting.count()) +
  (await db.outbox
    .where('state')
    .notEqual('acked')
    .filter(({ operation }) => !isDerivedOperation(operation.type))
    .count());

/** The newest operation's place in the queue; 0 if it is empty. */
export const lastPlace = async (db: AccountDb): Promise<number> => (await db.outbox.orderBy('n').last())?.n ?? 0;

/** The rows that these entries change. */
export const rowsOf = (entries: readonly OutboxEntry[]) =>
  entries.map((entry) => ({ entity: operationTarget(entry.operation.type), id: entry.entityId }));

/** Requeues a refused or held operation at the person's request, with its attempts reset. */
export const sendAgain = (db: AccountDb, opId: string): Promise<boolean> =>
  db.transaction('rw', syncedTables(db), async () => {
    const entry = await db.outbox.get({ opId });
    if (!entry || (entry.state !== 'dead' && entry.state !== 'held')) return false;
    await db.outbox.put({ ...entry, state: 'queued', attempts: 0, nextAttemptAt: 0 });
    await showRows(db, rowsOf([entry]));
    return true;
  });

/** Drops a refused or held operation, after the person confirmed it. One being sent cannot be dropped. */
export const discard = (db: AccountDb, opId: string): Promise<boolean> =>
  db.transaction('rw', syncedTables(db), async () => {
    const entry = await db.outbox.get({ opId });
    if (!entry || (entry.state !== 'dead' && entry.state !== 'held')) return false;
    await db.outbox.delete(entry.n);
    await db.outboxRescue.delete(opId);
    await showRows(db, rowsOf([entry]));
    return true;
  });
