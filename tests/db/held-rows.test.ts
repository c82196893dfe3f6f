import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf, openConnections, type SqliteConnections } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { openDatabase } from '#db/open.ts';
import { createRowCache } from '#db/sqlite-held-rows.ts';
import { statement } from '#db/statement.ts';

// A statement with `hold` caches the result of first() until anything is committed.

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
const ALL = statement((q) => q.selectFrom('owner_orders').select('seq').orderBy('seq'));

const insert = async (tx: Tx, seq: number): Promise<void> => {
  await tx.run(INSERT, { seq });
};

const HELD = statement(
  (q, { seq }: { seq: number }) => q.selectFrom('owner_orders').selectAll().where('seq', '=', seq),
  { hold: 2 },
);

test('it gives the same row until anything is committed, by this process or another one', async () => {
  const { reader, writes } = databaseOf(connections);
  expect(await reader.first(HELD, { seq: 1 })).toBeUndefined();
  await writes.run((tx) => insert(tx, 1));
  const row = await reader.first(HELD, { seq: 1 });
  expect(row).toMatchObject({ kind: 'x', seq: 1 });
  expect(await reader.first(HELD, { seq: 1 })).toBe(row);
  expect(Object.isFrozen(row)).toBe(true);

  const other = openDatabase(connections.writer.name);
  other.exec("UPDATE owner_orders SET kind = 'y'");
  other.close();
  expect(await reader.first(HELD, { seq: 1 })).toMatchObject({ kind: 'y', seq: 1 });

  await writes.run(async (tx) => {
    await insert(tx, 2);
    // Not committed yet.
    expect(await reader.first(HELD, { seq: 2 })).toBeUndefined();
  });
  expect(await reader.first(HELD, { seq: 2 })).toMatchObject({ seq: 2 });
  connections.writer.exec('DELETE FROM owner_orders');
  expect(await reader.first(HELD, { seq: 1 })).toBeUndefined();
});

test('it is read of one moment within a snapshot, and anew by every unit of work', async () => {
  const { reader, writes } = databaseOf(connections);
  await writes.run((tx) => insert(tx, 1));
  await reader.first(HELD, { seq: 1 });
  await reader.snapshot(async (reads) => {
    connections.writer.exec("UPDATE owner_orders SET kind = 'z'");
    const [row] = await reads.all(ALL);
    expect(row).toEqual({ seq: 1 });
  });
  expect(await reader.first(HELD, { seq: 1 })).toMatchObject({ kind: 'z' });
  await writes.run(async (tx) => expect(Object.isFrozen(await tx.first(HELD, { seq: 1 }))).toBe(false));
});

test('it tells values of different kinds and lengths apart, and holds no more rows than it may', async () => {
  const TWO = statement(
    (q, { kind, id }: { kind: string; id: string }) =>
      q.selectFrom('owner_orders').selectAll().where('kind', '=', kind).where('id', '=', id),
    { hold: 2 },
  );
  connections.writer.exec("INSERT INTO owner_orders VALUES ('a', 'bc', 1), ('ab', 'c', 2), ('abc', '', 3)");
  const { reader } = databaseOf(connections);
  const seqs = [];
  for (const [kind, id] of [
    ['a', 'bc'],
    ['ab', 'c'],
    ['abc', ''],
    ['a', 'bc'],
  ] as const) {
    seqs.push((await reader.first(TWO, { kind, id }))?.seq);
  }
  expect(seqs).toEqual([1, 2, 3, 1]);
});

test('it is asked once also where there is no row, which makes no room for itself', () => {
  let asked = 0;
  const first = createRowCache(connections.reader, {
    first: (_, parameters) => {
      asked += 1;
      const { seq } = parameters as { seq: number };
      return seq < 0 ? undefined : { seq };
    },
  });
  const times = (...numbers: number[]): number => {
    asked = 0;
    for (const seq of numbers) first(HELD, { seq });
    return asked;
  };
  expect(times(-1, -1, -1)).toBe(1);
  connections.writer.exec("INSERT INTO owner_orders VALUES ('x', 'x', 1)");
  expect(times(1, -1, 1, -1)).toBe(2);
  // Both cache slots are taken, so misses for -2 and -3 are not cached and evict nothing.
  expect(times(-2, -3, 1, -1)).toBe(2);
  expect(times(2, -2, 2, -2)).toBe(2);
});
