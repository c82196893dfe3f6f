import { type Kysely, sql } from 'kysely';

/** Names of households, and households that share the plan of another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE households ADD COLUMN name TEXT`.execute(db);
  await sql`ALTER TABLE households ADD COLUMN plan_of TEXT REFERENCES households(id) ON DELETE SET NULL`.execute(db);
  await sql`CREATE INDEX households_by_plan ON households (plan_of) WHERE plan_of IS NOT NULL`.execute(db);
  await sql`CREATE TRIGGER plan_of_several AFTER UPDATE OF tier ON households WHEN new.tier <> old.tier BEGIN
    UPDATE households SET tier = new.tier WHERE plan_of = new.id;
  END`.execute(db);
}
