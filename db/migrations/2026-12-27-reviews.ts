import { type Kysely, sql } from 'kysely';

/** Reviews of products, who found them helpful, reports about them, and which ones were hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE reviews (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL,
    other_rev INTEGER NOT NULL DEFAULT 0,
    stars INTEGER NOT NULL, text TEXT NOT NULL, about TEXT, written_at INTEGER NOT NULL, edited_at INTEGER,
    earlier TEXT NOT NULL,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX reviews_by_seq ON reviews (user_id, seq)`);
  await run(sql`CREATE INDEX reviews_of_product ON reviews (id, written_at) WHERE deleted = 0`);
  await run(sql`CREATE TABLE helpful_reviews (
    author_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (author_id, product_id, user_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX helpful_reviews_of_person ON helpful_reviews (user_id)`);
  await run(sql`CREATE TABLE hidden_reviews (
    author_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (author_id, product_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE review_reports (
    id TEXT PRIMARY KEY,
    author_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL,
    reporter_id TEXT REFERENCES users(id) ON DELETE SET NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL,
    decided_at INTEGER,
    decision TEXT,
    UNIQUE (author_id, product_id, reporter_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX review_reports_open ON review_reports (at) WHERE decided_at IS NULL`);
  await run(sql`CREATE INDEX review_reports_of_reporter ON review_reports (reporter_id)`);
}
