import { rmSync } from 'node:fs';
import { type Db, openDatabase } from '../open.ts';

/** Increment this when the tables or their contents change: an index of another version is rebuilt. */
const VERSION = 1;

const TABLES = `
  CREATE TABLE docs (
    pk INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, brand TEXT NOT NULL,
    emoji TEXT NOT NULL, area TEXT NOT NULL) STRICT;
  CREATE INDEX docs_by_id ON docs (id);
  CREATE TABLE state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE terms (rowid INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE) STRICT;
  CREATE VIRTUAL TABLE names USING fts5(name, brand, content='', contentless_delete=1, prefix='2 3 4',
    tokenize="unicode61 remove_diacritics 0");
  CREATE VIRTUAL TABLE lists USING fts5(list, content='', contentless_delete=1, detail=none,
    tokenize="unicode61 remove_diacritics 0");
  CREATE VIRTUAL TABLE term_parts USING fts5(term, content='', tokenize="trigram");
  PRAGMA user_version = ${VERSION};`;

const stampOf = (db: Db): string | null =>
  db.pragma('user_version', { simple: true }) === VERSION
    ? (db.prepare<[], string>("SELECT value FROM state WHERE key = 'epoch'").pluck().get() ?? null)
    : null;

function remove(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

/**
 * Opens the index file. A file that is damaged, of another version or of another database is rebuilt, since everything
 * in it comes from the catalogue.
 * @param epoch of the database; a restore replaces it
 */
export function openIndexFile(path: string, epoch: string): Db {
  try {
    const db = openDatabase(path);
    if (stampOf(db) === epoch) return db;
    db.close();
  } catch {
    // Not a database, or an incomplete one.
  }
  remove(path);
  const db = openDatabase(path);
  db.exec(TABLES);
  db.prepare("INSERT INTO state VALUES ('epoch', ?)").run(epoch);
  return db;
}
