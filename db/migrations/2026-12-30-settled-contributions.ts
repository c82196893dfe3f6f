import { type Kysely, sql } from 'kysely';

/** What was taken of contributions is found without looking at those that were not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX contributions_by_state ON contributions (state, household_id, id)`.execute(db);
}
