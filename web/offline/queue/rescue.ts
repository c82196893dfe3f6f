import type { Transaction } from 'dexie';

/** As much of an entry of any schema as is looked at. */
interface Entry {
  readonly opId: string;
  readonly state: string;
}

/**
 * Copies what was not sent aside before the tables change, in the transaction that changes them. Done again, as after a
 * kill in the middle, it leaves the same copies.
 */
export async function rescueOutbox(transaction: Transaction): Promise<void> {
  const written: unknown = (await transaction.table('meta').get('schema'))?.value;
  const schema = typeof written === 'number' ? written : 1;
  const entries: Entry[] = await transaction.table('outbox').toArray();
  const unsent = entries.filter((entry) => entry.state !== 'acked');
  await transaction.table('outboxRescue').bulkPut(unsent.map((entry) => ({ opId: entry.opId, schema, entry })));
}
