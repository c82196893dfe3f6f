import { type Kysely, sql } from 'kysely';

/** Topics and tokens by which people are notified through a relay of the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE relay_places (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    relay TEXT NOT NULL, token TEXT NOT NULL, made_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, relay)) STRICT, WITHOUT ROWID`.execute(db);
}
