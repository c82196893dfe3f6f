import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driverFault, loadFault } from '#db/driver-check.ts';
import { openDatabase, openReadOnly } from '#db/open.ts';

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

test('every connection has the settings of its file: nothing else opens a database', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['api', 'db'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const opening = files.filter((name) => /new Database\(/.test(readFileSync(join(root, name), 'utf8')));
  // The lock is an empty file; the copy for a backup is merged into one file before anybody reads it.
  expect(opening.sort()).toEqual(['db/copy-database.ts', 'db/instance-lock.ts', 'db/open.ts']);
});

test('a file is opened for reading with what its schema may do switched off, and cannot be written to', () => {
  const path = join(dir, 'a.db');
  const db = openDatabase(path);
  db.exec('CREATE TABLE t (x INTEGER)');
  expect([pragma(db, 'journal_size_limit'), pragma(db, 'busy_timeout')]).toEqual([67_108_864, 5000]);
  const reader = openReadOnly(path);
  expect([pragma(reader, 'trusted_schema'), pragma(reader, 'busy_timeout')]).toEqual([0, 5000]);
  expect(() => reader.exec('INSERT INTO t VALUES (1)')).toThrow(/readonly/);
  expect(() => openReadOnly(join(dir, 'none.db'))).toThrow();
  reader.close();
  db.close();
});

test('a driver that would crash on this Node is named before it does', () => {
  expect(driverFault('12.11.1', '20.20.2')).toBeNull();
  expect(driverFault('13.0.0', '22.14.0')).toBeNull();
  expect(driverFault('13.0.0', '24.1.0')).toBeNull();
  for (const node of ['20.20.2', '22.13.9']) expect(driverFault('13.0.0', node)).toContain('needs Node 22.14 or later');
});

test('a driver that was built for another Node is told as such', () => {
  const built = Object.assign(new Error('was compiled against a different Node.js version'), {
    code: 'ERR_DLOPEN_FAILED',
  });
  expect(loadFault(built, '24.1.0')).toContain('not built for this Node (24.1.0)');
  expect(loadFault(new Error('Could not locate the bindings file. Tried: …'), '24.1.0')).toContain('npm rebuild');
  expect(loadFault(Object.assign(new Error('no'), { code: 'SQLITE_CANTOPEN' }), '24.1.0')).toBeNull();
});
