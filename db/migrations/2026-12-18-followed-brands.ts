import { type Kysely, sql } from 'kysely';

/** An index that finds people who follow brands without reading everybody's preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX preferences_followed ON preferences (user_id) WHERE id = 'followedBrands'`.execute(db);
}
