import { type Kysely, sql } from 'kysely';

/** The day on which a baby is due, by which a pregnancy ends by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE members ADD COLUMN due_on TEXT`.execute(db);
}
