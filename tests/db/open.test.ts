import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, writeTransaction } from '#db/open.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-db-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const pragma = (db: ReturnType<typeof openDatabase>, name: string) => db.pragma(name, { simple: true });

test('an existing file is opened as durable as a new one', () => {
  // better-sqlite3 opens an existing WAL file with synchronous = NORMAL (1), which may lose answered commits.
  const path = join(dir, 'a.db');
  for (const turn of ['created', 'opened again']) {
    const db = openDatabase(path);
    expect([turn, pragma(db, 'synchronous')]).toEqual([turn, 2]);
    expect(pragma(db, 'journal_mode')).toBe('wal');
    expect(pragma(db, 'foreign_keys')).toBe(1);
    expect(pragma(db, 'trusted_schema')).toBe(0);
    db.close();
  }
});

test('a write that throws leaves nothing', () => {
  const db = openDatabase(join(dir, 'a.db'));
  db.exec('CREATE TABLE t (x INTEGER)');
  const write = () =>
    writeTransaction(db, (): void => {
      db.exec('INSERT INTO t VALUES (1)');
      throw new Error('stop');
    });
  expect(write).toThrow('stop');
  expect(db.prepare('SELECT count(*) FROM t').pluck().get()).toBe(0);
  db.close();
});

test('a write transaction takes the lock at once and cannot be nested', () => {
  const db = openDatabase(join(dir, 'a.db'));
  db.exec('CREATE TABLE t (x INTEGER)');
  const other = openDatabase(join(dir, 'a.db'));
  other.pragma('busy_timeout = 0');
  writeTransaction(db, (): void => {
    expect(() => other.exec('INSERT INTO t VALUES (1)')).toThrow(/locked/);
    expect(() => writeTransaction(db, () => 1)).toThrow(/already open/);
  });
  other.close();
  db.close();
});
