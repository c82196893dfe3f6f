import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsInPieces } from '#web/offline/tables/rows-in-pieces.ts';

const db = new Dexie('rows-in-pieces', { indexedDB: new IDBFactory(), IDBKeyRange });
db.version(1).stores({ rows: 'id' });
const table = db.table<{ id: string }, string>('rows');
const ids = Array.from({ length: 50 }, (_, at) => `row-${String(at).padStart(2, '0')}`);

beforeAll(() => table.bulkPut(ids.map((id) => ({ id }))));
afterAll(() => db.close());

async function read(keys: readonly string[], atOnce: number): Promise<readonly (readonly string[])[]> {
  const pieces: string[][] = [];
  for await (const rows of rowsInPieces(table, keys, atOnce)) pieces.push(rows.map(({ id }) => id));
  return pieces;
}

test('most of a table comes in stretches, each wanted row once', async () => {
  const wanted = ids.filter((_, at) => at % 5 !== 2);
  const pieces = await read(wanted.toReversed(), 7);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(7 * 2);
  const all = pieces.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(wanted.filter((id) => !all.includes(id))).toEqual([]);
});

test('a few rows come alone, and what is not there is left out', async () => {
  expect(await read(['row-40', 'row-03', 'nothing'], 2)).toEqual([['row-03'], ['row-40']]);
});

test('nothing is asked for nothing', async () => {
  expect(await read([], 10)).toEqual([]);
});
