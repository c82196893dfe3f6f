import { type Kysely, sql } from 'kysely';

/** When the people who run the server blocked an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN blocked_at INTEGER`.execute(db);
}
