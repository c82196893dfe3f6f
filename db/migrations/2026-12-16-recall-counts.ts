import { type Kysely, sql } from 'kysely';

/**
 * How many notices each source has, and how many contain each word, kept by triggers. A comparison needs both, and
 * would otherwise have to count all notices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE recall_source_counts (
    source TEXT PRIMARY KEY, notices INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE recall_word_counts (
    key TEXT PRIMARY KEY, notices INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`INSERT INTO recall_source_counts SELECT source, count(*) FROM recall_notices GROUP BY source`);
  await run(sql`INSERT INTO recall_word_counts
    SELECT key, count(*) FROM recall_keys WHERE key >= 't:' AND key < 't;' GROUP BY key`);
  await run(sql`CREATE TRIGGER counts_notice AFTER INSERT ON recall_notices BEGIN
    INSERT INTO recall_source_counts (source, notices) VALUES (new.source, 1)
      ON CONFLICT DO UPDATE SET notices = notices + 1; END`);
  await run(sql`CREATE TRIGGER counts_notice_gone AFTER DELETE ON recall_notices BEGIN
    UPDATE recall_source_counts SET notices = notices - 1 WHERE source = old.source; END`);
  await run(sql`CREATE TRIGGER counts_word AFTER INSERT ON recall_keys WHEN substr(new.key, 1, 2) = 't:' BEGIN
    INSERT INTO recall_word_counts (key, notices) VALUES (new.key, 1)
      ON CONFLICT DO UPDATE SET notices = notices + 1; END`);
  await run(sql`CREATE TRIGGER counts_word_gone AFTER DELETE ON recall_keys WHEN substr(old.key, 1, 2) = 't:' BEGIN
    UPDATE recall_word_counts SET notices = notices - 1 WHERE key = old.key; END`);
}
