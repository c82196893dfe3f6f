import type { AccountDb, OutboxEntry } from '../tables/account-db.ts';

/** Everything that has not reached the server, in a form for a file. */
export interface UnsentExport {
  readonly exportedAt: number;
  readonly userId: string;
  readonly operations: readonly OutboxEntry[];
  /** Copies from before an upgrade of the tables whose operation is no longer in the queue. */
  readonly rescued: readonly OutboxEntry[];
}

/** Everything of this account that has not reached the server. */
export const exportUnsent = (db: AccountDb, nowMs: number): Promise<UnsentExport> =>
  db.transaction('r', [db.outbox, db.outboxRescue], async () => {
    const operations = await db.outbox.where('state').noneOf(['acked']).sortBy('n');
    const known = new Set((await db.outbox.toArray()).map((entry) => entry.opId));
    const rescued = (await db.outboxRescue.toArray()).filter((copy) => !known.has(copy.opId)).map(({ entry }) => entry);
    return { exportedAt: nowMs, userId: db.userId, operations, rescued };
  });
