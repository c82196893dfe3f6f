import { type Kysely, sql } from 'kysely';

/** People who follow brands, found without reading what everybody set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX preferences_followed ON preferences (user_id) WHERE id = 'followedBrands'`.execute(db);
}
