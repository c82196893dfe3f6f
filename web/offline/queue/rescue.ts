import type { Transaction } from 'dexie';

/** The fields of an entry, of any schema version, that are used here. */
interface Entry {
  readonly opId: string;
  readonly state: string;
}

/**
 * Copies unsent operations aside before the tables are upgraded, inside the upgrade's transaction. Idempotent: run
 * again, as after a crash halfway, it leaves the same copies.
 */
export async function rescueOutbox(transaction: Transaction): Promise<void> {
  const written: unknown = (await transaction.table('meta').get('schema'))?.value;
  const schema = typeof written === 'number' ? written : 1;
  const entries: Entry[] = await transaction.table('outbox').toArray();
  const unsent = entries.filter((entry) => entry.state !== 'acked');
  await transaction.table('outboxRescue').bulkPut(unsent.map((entry) => ({ opId: entry.opId, schema, entry })));
}
