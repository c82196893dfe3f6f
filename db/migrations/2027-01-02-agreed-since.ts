import { type Kysely, sql } from 'kysely';

/** Since when a person has agreed to a setting; null if it is no agreement, or is from before this release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE preferences ADD COLUMN agreed_at INTEGER`.execute(db);
}
