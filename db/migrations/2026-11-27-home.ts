import { type Kysely, sql } from 'kysely';

/** Areas that a household chose for single products, and its decisions about findings of the hazard detector. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL, rev INTEGER NOT NULL, seq INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL, other_rev INTEGER NOT NULL DEFAULT 0`;
  await sql`CREATE TABLE product_areas (${columns}, area TEXT,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE hazard_marks (${columns}, state TEXT NOT NULL, until TEXT, marked_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  for (const table of ['product_areas', 'hazard_marks']) {
    await sql`CREATE INDEX ${sql.id(`${table}_by_seq`)} ON ${sql.table(table)} (household_id, seq)`.execute(db);
  }
}
