import type { Transaction } from 'dexie';
import type { OutboxEntry, RescuedEntry } from './account-db.ts';

/**
 * Copies what was not sent aside before the tables change, in the transaction that changes them. Done again, as after a
 * kill in the middle, it leaves the same copies.
 */
export async function rescueOutbox(transaction: Transaction): Promise<void> {
  const written: unknown = (await transaction.table('meta').get('schema'))?.value;
  const schema = typeof written === 'number' ? written : 1;
  const entries: OutboxEntry[] = await transaction.table('outbox').toArray();
  const rescued = entries
    .filter((entry) => entry.state !== 'acked')
    .map((entry): RescuedEntry => ({ opId: entry.opId, schema, entry }));
  await transaction.table('outboxRescue').bulkPut(rescued);
}
