import { type Kysely, sql } from 'kysely';

/**
 * A session names the household it acts for, so that an account may belong to several. Usernames get a column for what
 * they look like, which the server fills in. Limits of an hour and more survive a restart. Reading a household of the
 * largest size gets the indexes it needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE new_sessions (
    token_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    started_at INTEGER NOT NULL, issued_at INTEGER NOT NULL,
    renews BLOB, renewed_at INTEGER, ends_at INTEGER,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE) STRICT, WITHOUT ROWID`.execute(db);
  await sql`INSERT INTO new_sessions
    SELECT s.token_hash, s.user_id, s.started_at, s.issued_at, s.renews, s.renewed_at, s.ends_at,
      (SELECT m.household_id FROM memberships m WHERE m.user_id = s.user_id AND m.status = 'active'
        ORDER BY m.created_at, m.household_id LIMIT 1)
    FROM sessions s
    WHERE EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = s.user_id AND m.status = 'active')`.execute(db);
  await sql`DROP TABLE sessions`.execute(db);
  await sql`ALTER TABLE new_sessions RENAME TO sessions`.execute(db);
  await sql`CREATE INDEX sessions_by_user ON sessions (user_id)`.execute(db);
  await sql`ALTER TABLE users ADD COLUMN name_shape TEXT`.execute(db);
  await sql`CREATE INDEX users_by_name_shape ON users (name_shape)`.execute(db);
  // Every pull asks which products the rows of a household refer to, and the inventory is read newest first.
  for (const table of ['scans', 'inventory', 'mistakes', 'label_photos', 'replaced_values']) {
    const columns = await sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(db);
    if (!columns.rows.some(({ name }) => name === 'product_id')) continue;
    await sql`CREATE INDEX ${sql.id(`${table}_by_product`)} ON ${sql.table(table)} (household_id, product_id)
      WHERE deleted = 0`.execute(db);
  }
  await sql`CREATE INDEX inventory_by_age ON inventory (household_id, added_at, id) WHERE deleted = 0`.execute(db);
  await sql`CREATE TABLE spent_limits (
    name_hash BLOB PRIMARY KEY,
    used INTEGER NOT NULL CHECK (used > 0), ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
}
