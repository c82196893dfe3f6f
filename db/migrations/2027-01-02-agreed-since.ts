import { type Kysely, sql } from 'kysely';

/** Since when somebody agrees to something that they set; null where it is no agreement, or from before this release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE preferences ADD COLUMN agreed_at INTEGER`.execute(db);
}
