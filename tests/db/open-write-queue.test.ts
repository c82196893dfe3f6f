import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '#db/open.ts';
import { createWriteQueue } from '#db/write-queue.ts';

let dir = '';
let db: Db;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-db-'));
  db = openDatabase(join(dir, 'a.db'));
  db.exec('CREATE TABLE t (x INTEGER PRIMARY KEY)');
});
afterEach(() => {
  if (db.open) db.close();
  rmSync(dir, { recursive: true, force: true });
});

const held = () => db.prepare('SELECT x FROM t ORDER BY x').pluck().all();

test('writes that arrive together share a commit and see each other, in their order', async () => {
  const queue = createWriteQueue(db);
  const counts = await Promise.all(
    [1, 2, 3].map((x) =>
      queue.run(() => {
        db.prepare('INSERT INTO t VALUES (?)').run(x);
        return db.prepare('SELECT count(*) FROM t').pluck().get();
      }),
    ),
  );
  expect(counts).toEqual([1, 2, 3]);
});

test('a write that throws undoes itself alone', async () => {
  const queue = createWriteQueue(db);
  const insert = (x: number, fails = false) =>
    queue.run(() => {
      db.prepare('INSERT INTO t VALUES (?)').run(x);
      if (fails) throw new Error('no');
    });
  const ended = await Promise.allSettled([insert(1), insert(2, true), insert(3)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(held()).toEqual([1, 3]);
});

test('nobody is told "done" before the commit', async () => {
  const reader = openDatabase(join(dir, 'a.db'));
  const queue = createWriteQueue(db);
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, x) => {
      await queue.run(() => db.prepare('INSERT INTO t VALUES (?)').run(x));
      return reader.prepare('SELECT 1 FROM t WHERE x = ?').pluck().get(x);
    }),
  );
  expect(seen).toEqual(Array(200).fill(1));
  reader.close();
});

test('when the commit fails, every write of it is refused', async () => {
  const queue = createWriteQueue(db);
  const other = openDatabase(join(dir, 'a.db'));
  db.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  const ended = await Promise.allSettled(
    [1, 2].map((x) => queue.run(() => db.prepare('INSERT INTO t VALUES (?)').run(x))),
  );
  other.exec('ROLLBACK');
  other.close();
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(held()).toEqual([]);
});

test('households take turns: whoever brings one write waits for one of another, and work is counted by account', async () => {
  let nowMs = 0;
  const spent: Record<string, number> = {};
  const queue = createWriteQueue(
    db,
    () => nowMs,
    (account, ms) => {
      spent[account] = (spent[account] ?? 0) + ms;
    },
  );
  const order: string[] = [];
  const write = (owner: string, ms: number) =>
    queue.run(
      () => {
        nowMs += ms;
        order.push(owner);
      },
      { owner, account: `${owner}'s` },
    );
  const commits: number[] = [];
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation((work) => {
    commits.push(order.length);
    return begin(work);
  });
  const large = Array.from({ length: 10 }, () => write('greedy', 10));
  await Promise.all([...large, write('modest', 1)]);
  expect(order.slice(0, 3)).toEqual(['greedy', 'modest', 'greedy']);
  expect(order).toHaveLength(11);
  expect(spent).toEqual({ "greedy's": 100, "modest's": 1 });
  // No commit goes on for longer than 15 ms and the write that crosses it.
  expect(commits).toEqual([0, 3, 5, 7, 9]);
});
