import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, openConnections, type SqliteConnections } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { AwaitedElsewhereError } from '#db/one-turn.ts';
import { openDatabase } from '#db/open.ts';
import { statement } from '#db/statement.ts';

// Uses a real file, because another connection reads only what was committed.
let dir = '';
let connections: SqliteConnections;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-db-'));
  connections = openConnections(join(dir, 'a.db'));
  connections.writer.exec('CREATE TABLE owner_orders (kind TEXT, id TEXT, seq INTEGER, PRIMARY KEY (kind, id))');
});
afterEach(() => {
  connections.close();
  rmSync(dir, { recursive: true, force: true });
});

const INSERT = statement((q, { seq }: { seq: number }) =>
  q.insertInto('owner_orders').values({ kind: 'x', id: sql`${seq}`, seq }),
);
const ONE = statement((q, { seq }: { seq: number }) =>
  q.selectFrom('owner_orders').select('seq').where('seq', '=', seq),
);
const ALL = statement((q) => q.selectFrom('owner_orders').select('seq').orderBy('seq'));

const insert = async (tx: Tx, seq: number): Promise<void> => {
  await tx.run(INSERT, { seq });
};
const held = async (reads: Reads = databaseOf(connections).reader) => (await reads.all(ALL)).map(({ seq }) => seq);

test('writes that arrive together share a commit and see each other, in their order', async () => {
  const { reader, writes } = databaseOf(connections, () => 0);
  const seen = await Promise.all(
    [1, 2, 3].map((seq) =>
      writes.run(async (tx) => {
        await insert(tx, seq);
        return [await held(tx), await held(reader)];
      }),
    ),
  );
  // Nothing was committed while they ran.
  expect(seen).toEqual([
    [[1], []],
    [[1, 2], []],
    [[1, 2, 3], []],
  ]);
  expect(await held(reader)).toEqual([1, 2, 3]);
});

test('a write that throws undoes itself alone', async () => {
  const { writes } = databaseOf(connections);
  const write = (seq: number, fails = false) =>
    writes.run(async (tx) => {
      await insert(tx, seq);
      if (fails) throw new Error('no');
    });
  const ended = await Promise.allSettled([write(1), write(2, true), write(3)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await held()).toEqual([1, 3]);
});

test('nobody is told "done" before the commit', async () => {
  const { reader, writes } = databaseOf(connections);
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, seq) => {
      await writes.run((tx) => insert(tx, seq));
      return (await reader.first(ONE, { seq }))?.seq === seq;
    }),
  );
  expect(seen).toEqual(Array(200).fill(true));
});

test('when the commit fails, every write of it is refused', async () => {
  const { writes } = databaseOf(connections);
  const other = openDatabase(join(dir, 'a.db'));
  connections.writer.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  const ended = await Promise.allSettled([1, 2].map((seq) => writes.run((tx) => insert(tx, seq))));
  other.exec('ROLLBACK');
  other.close();
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await held()).toEqual([]);
  // The next write succeeds as if nothing had happened.
  await writes.run((tx) => insert(tx, 3));
  expect(await held()).toEqual([3]);
});

test('a write takes the lock at once', async () => {
  const { writes } = databaseOf(connections);
  const other = openDatabase(join(dir, 'a.db'));
  other.pragma('busy_timeout = 0');
  await writes.run(async () => {
    expect(() => other.exec("INSERT INTO owner_orders VALUES ('x', '1', 1)")).toThrow(/locked/);
  });
  other.close();
});

test('while another process writes, a write waits and nothing else does', async () => {
  const { reader, writes } = databaseOf(connections);
  const other = openDatabase(join(dir, 'a.db'));
  other.exec("BEGIN IMMEDIATE; INSERT INTO owner_orders VALUES ('x', '1', 1)");
  const order: string[] = [];
  const written = writes.run((tx) => insert(tx, 2)).then(() => order.push('written'));
  await pause(20);
  expect(await held(reader)).toEqual([]);
  order.push('answered meanwhile');
  other.exec('COMMIT');
  other.close();
  await written;
  expect([order, await held(reader)]).toEqual([
    ['answered meanwhile', 'written'],
    [1, 2],
  ]);
});

test('between two commits a command leaves the file to a server beside it', async () => {
  const { writes } = databaseOf(connections, undefined, undefined, 3);
  const ended: number[] = [];
  const began: number[] = [];
  for (let seq = 1; seq <= 5; seq += 1) {
    await writes.run(async (tx) => {
      began.push(performance.now());
      await insert(tx, seq);
    });
    ended.push(performance.now());
  }
  // A timer may fire a fraction of a millisecond early.
  const free = began.slice(1).map((at, index) => at - (ended[index] ?? 0));
  expect(free).toHaveLength(4);
  expect(Math.min(...free)).toBeGreaterThan(2);
});

test('households take turns: whoever brings one write waits for one of another, and work is counted by account', async () => {
  let nowMs = 0;
  const spent: Record<string, number> = {};
  const { writes } = databaseOf(
    connections,
    () => nowMs,
    (account, ms) => {
      spent[account] = (spent[account] ?? 0) + ms;
    },
  );
  const order: string[] = [];
  const commits: number[] = [];
  let seq = 0;
  let seen: unknown = null;
  const write = (owner: string, ms: number) =>
    writes.run(
      async (tx) => {
        const version = connections.reader.pragma('data_version', { simple: true });
        if (version !== seen) commits.push(order.length);
        seen = version;
        nowMs += ms;
        order.push(owner);
        seq += 1;
        await insert(tx, seq);
      },
      { owner, account: `${owner}'s` },
    );
  const large = Array.from({ length: 10 }, () => write('greedy', 10));
  await Promise.all([...large, write('modest', 1)]);
  expect(order.slice(0, 3)).toEqual(['greedy', 'modest', 'greedy']);
  expect(order).toHaveLength(11);
  expect(spent).toEqual({ "greedy's": 100, "modest's": 1 });
  // A commit takes writes for 15 ms; the write that crosses this mark is its last.
  expect(commits).toEqual([0, 3, 5, 7, 9]);
});

test('writes share a commit for longer where the disk takes long, and never for long', async () => {
  for (const [diskMs, together] of [
    [4, [0, 2, 4, 6, 8]],
    [8, [0, 2, 5, 8]],
    [500, [0, 2, 5, 8]],
  ] as const) {
    connections.writer.exec('DELETE FROM owner_orders');
    let [nowMs, seen, order] = [0, -1, 0];
    const commits: number[] = [];
    const { writes } = databaseOf(connections, () => {
      const version = Number(connections.reader.pragma('data_version', { simple: true }));
      if (version !== seen) nowMs += diskMs;
      seen = version;
      return nowMs;
    });
    let before = -1;
    const write = () =>
      writes.run(async (tx) => {
        if (seen !== before) commits.push(order);
        before = seen;
        nowMs += 10;
        order += 1;
        await insert(tx, order);
      });
    await Promise.all(Array.from({ length: 9 }, write));
    expect([diskMs, commits]).toEqual([diskMs, together]);
  }
});

test('each write of the server itself waits for one of every household, and for no more', async () => {
  const { writes } = databaseOf(connections);
  const order: string[] = [];
  const write = (name: string, owner?: string) =>
    writes.run(
      async () => {
        order.push(name);
      },
      owner === undefined ? undefined : { owner, account: owner },
    );
  const households = ['a', 'a', 'a', 'b', 'b', 'b'].map((owner) => write(owner, owner));
  await Promise.all([...households, ...['first', 'second', 'third'].map((name) => write(name))]);
  expect(order).toEqual(['a', 'b', 'first', 'second', 'third', 'a', 'b', 'a', 'b']);
});

describe('what may be awaited', () => {
  test('a write that awaits something else is undone and told so, and holds nobody up', async () => {
    const { writes } = databaseOf(connections);
    let late: Promise<unknown> | null = null;
    const slow = writes.run(async (tx) => {
      await insert(tx, 1);
      await pause(5);
      late = insert(tx, 2);
      await late;
    });
    const ended = await Promise.allSettled([slow, writes.run((tx) => insert(tx, 3))]);
    expect(ended).toMatchObject([{ status: 'rejected', reason: new AwaitedElsewhereError() }, { status: 'fulfilled' }]);
    while (!late) await pause(1);
    await expect(late).rejects.toThrow('This unit of work is over.');
    expect(await held()).toEqual([3]);
  });

  test('many queries, one after another or at once, are no such thing', async () => {
    const { writes } = databaseOf(connections);
    await writes.run(async (tx) => {
      for (let seq = 0; seq < 2000; seq += 1) await insert(tx, seq);
      await Promise.all([2000, 2001].map((seq) => insert(tx, seq)));
    });
    expect(await held()).toHaveLength(2002);
  });

  test('nor may a snapshot await anything else', async () => {
    const { reader, writes } = databaseOf(connections);
    await expect(reader.snapshot(() => pause(5))).rejects.toThrow(AwaitedElsewhereError);
    await writes.run((tx) => insert(tx, 1));
    expect(await reader.snapshot(held)).toEqual([1]);
  });
});

test('a snapshot that SQLite has ended by itself fails with what went wrong, and the next one works', async () => {
  const { reader } = databaseOf(connections);
  const failed = reader.snapshot(async () => {
    connections.reader.exec('ROLLBACK');
    throw new Error('disk I/O error');
  });
  await expect(failed).rejects.toThrow('disk I/O error');
  expect(await reader.snapshot(held)).toEqual([]);
});

test('readers see nothing of a write before its commit, and a snapshot one moment only', async () => {
  const { reader, writes } = databaseOf(connections);
  const during = writes.run(async (tx) => {
    await insert(tx, 1);
    return [await held(tx), await held(reader)];
  });
  expect(await during).toEqual([[1], []]);
  const other = openDatabase(join(dir, 'a.db'));
  const seen = await reader.snapshot(async (reads) => {
    const first = await held(reads);
    // As another process would.
    other.exec("INSERT INTO owner_orders VALUES ('x', '2', 2)");
    return [first, await held(reads)];
  });
  expect(seen).toEqual([[1], [1]]);
  expect(await held(reader)).toEqual([1, 2]);
  other.close();
});
