import { type Kysely, sql } from 'kysely';

/** An index that finds accepted contributions without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX contributions_by_state ON contributions (state, household_id, id)`.execute(db);
}
