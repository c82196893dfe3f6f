import { type Kysely, sql } from 'kysely';

/** What each source says about a product, and how far each import got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE catalogue_facts (
    product_pk INTEGER NOT NULL REFERENCES products(pk) ON DELETE CASCADE,
    source TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (product_pk, source)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE catalogue_imports (
    source TEXT NOT NULL, file TEXT NOT NULL,
    position INTEGER NOT NULL,
    added INTEGER NOT NULL, changed INTEGER NOT NULL, same INTEGER NOT NULL, refused INTEGER NOT NULL,
    rejects_bytes INTEGER NOT NULL,
    began_at INTEGER NOT NULL, ended_at INTEGER,
    PRIMARY KEY (source, file)) STRICT, WITHOUT ROWID`.execute(db);
}
