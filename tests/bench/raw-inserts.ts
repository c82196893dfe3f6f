import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const SECONDS = 2;

/** Inserts per second, each a transaction and on disk before the next: the most that durable writes can do here. */
export function rawInsertRate(folder: string): number {
  const path = join(folder, 'raw-inserts.db');
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE row(id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO row(text) VALUES (?)');
  const text = 'a row of about the size that one scan has in the history: '.repeat(4);
  let count = 0;
  const start = performance.now();
  for (const end = start + SECONDS * 1000; performance.now() < end; count += 1) insert.run(text);
  const seconds = (performance.now() - start) / 1000;
  database.close();
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  return count / seconds;
}
