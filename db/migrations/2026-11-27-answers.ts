import { type Kysely, sql } from 'kysely';

/** A person's answers when the app asked who lives with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE profiles ADD COLUMN answers TEXT NOT NULL DEFAULT 'null'`.execute(db);
}
