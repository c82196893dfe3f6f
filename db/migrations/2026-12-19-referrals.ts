import { type Kysely, sql } from 'kysely';

/** The code by which a household refers others, and who joined with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE referral_codes (
    household_id TEXT PRIMARY KEY REFERENCES households(id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE, made_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE referrals (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    joined_at INTEGER NOT NULL, shows_name INTEGER NOT NULL,
    counted_at INTEGER, refused TEXT) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX referrals_of_household ON referrals (household_id, joined_at)`);
}
