import { type Kysely, sql } from 'kysely';

/** The day a baby is due, after which a pregnancy ends by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE members ADD COLUMN due_on TEXT`.execute(db);
}
