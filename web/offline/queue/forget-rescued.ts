import type { AccountDb } from '../tables/account-db.ts';

/** Deletes copies made before an upgrade whose operation has reached the server since. */
export const forgetRescued = (db: AccountDb): Promise<void> =>
  db.transaction('rw', [db.outbox, db.outboxRescue], async () => {
    const copies = await db.outboxRescue.toCollection().primaryKeys();
    if (copies.length === 0) return;
    const entries = await db.outbox.where('opId').anyOf(copies).toArray();
    await db.outboxRescue.bulkDelete(entries.flatMap((entry) => (entry.state === 'acked' ? [entry.opId] : [])));
  });
