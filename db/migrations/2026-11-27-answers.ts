import { type Kysely, sql } from 'kysely';

/** What a person answered when the app asked who lives with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE profiles ADD COLUMN answers TEXT NOT NULL DEFAULT 'null'`.execute(db);
}
