import { type Kysely, sql } from 'kysely';

/** Tokens that let programs act for a person in one household. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE api_tokens (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, scopes TEXT NOT NULL, per_minute INTEGER NOT NULL,
    made_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, used_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX api_tokens_person ON api_tokens (user_id)`);
  await run(sql`CREATE INDEX api_tokens_household ON api_tokens (household_id)`);
}
