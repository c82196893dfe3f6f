import { type Kysely, sql } from 'kysely';

/**
 * Commits are numbered by owner (a person, a household, the instance) instead of by one counter that every write takes
 * and everybody can read. Each existing owner continues from the value of that counter. Rows keep their numbers, and an
 * old cursor is at the same place in each order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);

  await run(sql`CREATE TABLE owner_orders (
    kind TEXT NOT NULL CHECK (kind IN ('person', 'household', 'group', 'instance')),
    id TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID`);
  await run(sql`INSERT INTO owner_orders SELECT 'person', users.id, sync_state.seq FROM users, sync_state`);
  await run(
    sql`INSERT INTO owner_orders SELECT 'household', households.id, sync_state.seq FROM households, sync_state`,
  );
  await run(sql`INSERT INTO owner_orders SELECT 'instance', 'instance', sync_state.seq FROM sync_state`);

  // The owner whose order the number of an operation belongs to. Earlier numbers fit the order of the household.
  await run(sql`ALTER TABLE applied_ops ADD COLUMN owner_kind TEXT NOT NULL DEFAULT 'household'`);
  await run(sql`ALTER TABLE applied_ops ADD COLUMN owner_id TEXT NOT NULL DEFAULT ''`);
  await run(sql`UPDATE applied_ops SET owner_id = coalesce(
    (SELECT household_id FROM memberships m WHERE m.user_id = applied_ops.user_id AND m.status = 'active' LIMIT 1), '')`);

  await run(sql`DROP TRIGGER usage_follows_plan`);
  await run(sql`CREATE TRIGGER usage_follows_plan AFTER UPDATE OF tier ON households WHEN new.tier <> old.tier BEGIN
    INSERT INTO owner_orders (kind, id, seq) VALUES ('household', new.id, 1)
      ON CONFLICT (kind, id) DO UPDATE SET seq = seq + 1;
    UPDATE usage SET rev = rev + 1, seq = (SELECT seq FROM owner_orders WHERE kind = 'household' AND id = new.id)
    WHERE household_id = new.id AND month = (SELECT max(month) FROM usage WHERE household_id = new.id);
  END`);
  await run(sql`ALTER TABLE sync_state DROP COLUMN seq`);
}
