import { type Kysely, sql } from 'kysely';

/**
 * A household's plan is part of its usage row on every phone. Any change of the plan, even by hand, gives the newest
 * usage row a new sequence number, so that the next pull brings it. A month without a row needs none: it comes with
 * every pull.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER usage_follows_plan AFTER UPDATE OF tier ON households WHEN new.tier <> old.tier BEGIN
    UPDATE sync_state SET seq = seq + 1 WHERE id = 1;
    UPDATE usage SET rev = rev + 1, seq = (SELECT seq FROM sync_state WHERE id = 1)
    WHERE household_id = new.id AND month = (SELECT max(month) FROM usage WHERE household_id = new.id);
  END`.execute(db);
}
