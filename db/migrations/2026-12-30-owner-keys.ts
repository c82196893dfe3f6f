import { type Kysely, sql } from 'kysely';

/**
 * The keys of contributions, and of the allergies and conditions of members, begin with the household, so that these
 * can be stored with its other rows. An earlier release may keep running next to this one. It sets no position, and
 * gets 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE owned_elements (
    position INTEGER NOT NULL DEFAULT 0,
    household_id TEXT NOT NULL, member_id TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, value_key TEXT NOT NULL,
    added_rev INTEGER NOT NULL, added_by TEXT NOT NULL, other_added_rev INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (household_id, member_id, kind, value_key),
    FOREIGN KEY (household_id, member_id) REFERENCES members (household_id, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID`);
  await run(sql`INSERT INTO owned_elements (
      position, household_id, member_id, kind, value, value_key, added_rev, added_by, other_added_rev)
    SELECT position, household_id, member_id, kind, value, value_key, added_rev, added_by, other_added_rev
    FROM member_elements`);
  await run(sql`DROP TABLE member_elements`);
  await run(sql`ALTER TABLE owned_elements RENAME TO member_elements`);

  await run(sql`CREATE TABLE owned_contributions (
    id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    list_key TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    offered_at INTEGER NOT NULL,
    settled_at INTEGER,
    helped TEXT,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`INSERT INTO owned_contributions (
      id, product_id, user_id, household_id, kind, data, list_key, state, reason, offered_at, settled_at, helped)
    SELECT id, product_id, user_id, household_id, kind, data, list_key, state, reason, offered_at, settled_at, helped
    FROM contributions`);
  await run(sql`DROP TABLE contributions`);
  await run(sql`ALTER TABLE owned_contributions RENAME TO contributions`);
  // Whoever decides about a contribution knows only its id.
  await run(sql`CREATE INDEX contributions_by_id ON contributions (id)`);
  await run(sql`CREATE INDEX contributions_open ON contributions (offered_at) WHERE state = 'waiting'`);
  await run(sql`CREATE INDEX contributions_of_product ON contributions (product_id, list_key) WHERE state = 'waiting'`);
  await run(sql`CREATE INDEX contributions_of_person ON contributions (user_id, offered_at)`);
  await run(sql`CREATE INDEX contributions_of_household ON contributions (household_id, product_id)`);
}
