import { type Kysely, sql } from 'kysely';

/** What households plan to buy, and what left their homes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL, rev INTEGER NOT NULL, seq INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL, other_rev INTEGER NOT NULL DEFAULT 0`;
  await sql`CREATE TABLE shopping_entries (${columns}, product_id TEXT, name TEXT NOT NULL, quantity INTEGER NOT NULL,
    ticked_by TEXT, ticked_at INTEGER, added_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE item_ends (${columns}, item_id TEXT NOT NULL, product_id TEXT NOT NULL, how TEXT NOT NULL,
    quantity INTEGER NOT NULL, ended_on TEXT NOT NULL, opened_on TEXT, expires_on TEXT,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  for (const table of ['shopping_entries', 'item_ends']) {
    await sql`CREATE INDEX ${sql.id(`${table}_by_seq`)} ON ${sql.table(table)} (household_id, seq)`.execute(db);
  }
}
