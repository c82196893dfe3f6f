import { type Kysely, sql } from 'kysely';

/** Messages from visitors to the people who run the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE contact_messages (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
    sent_at INTEGER NOT NULL, settled_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX contact_messages_waiting ON contact_messages (sent_at) WHERE settled_at IS NULL`);
}
