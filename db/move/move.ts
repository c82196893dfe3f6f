import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { schemaOf } from '../postgres/schema/facts.ts';
import { keyOf, type MovedTable, MoveError, type MoveSource, type MoveTarget, type Row } from './place.ts';

/** Rows in memory at once: this many at first, then as many as fit these bytes, and never more than the last figure. */
const AT_FIRST = 16;
const BYTES_AT_ONCE = 500_000;
const MOST_AT_ONCE = 250;
/** Bytes counted for a number or null, and added for each text or blob. */
const SMALL = 8;

const bytesOf = (value: unknown): number =>
  typeof value === 'string' || Buffer.isBuffer(value) ? value.length + SMALL : SMALL;

/** How many rows like these make one batch. It depends only on the rows, so a copy is read in the same batches. */
function atOnce(rows: readonly Row[]): number {
  const bytes = rows.reduce((sum, row) => row.reduce<number>((held, value) => held + bytesOf(value), sum), 0);
  return Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((BYTES_AT_ONCE * rows.length) / bytes)));
}

/** How far a move has got. */
export interface MoveProgress {
  readonly step: 'copied' | 'compared';
  readonly table: string;
  /** Rows of all tables so far, and in total. */
  readonly done: number;
  readonly all: number;
}

/** The tables of this release, except for its list of migrations, which each engine keeps for itself. */
async function movedTables(): Promise<MovedTable[]> {
  const model = openDatabase(':memory:');
  try {
    await migrate(model);
    return [...schemaOf(model)]
      .filter(([name]) => !name.startsWith('kysely_'))
      .map(([name, { columns, key }]) => ({ name, columns, key }));
  } finally {
    model.close();
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other;

const areSame = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined && other !== undefined && one.every((value, at) => isSame(value, other[at]));

const differs = ({ name }: MovedTable): MoveError =>
  new MoveError(`The copied rows of ${name} differ from the original. Nothing uses the copy: drop it and start again.`);

/** The rows of a table after a key, in batches. */
async function* batches(source: MoveSource, table: MovedTable, from: Row | null): AsyncGenerator<Row[]> {
  let most = AT_FIRST;
  for (let after = from; ; ) {
    const rows = await source.read(table, after, most);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(table, last);
    most = atOnce(rows);
  }
}

/**
 * Moves every row of a database into another, then reads both again and compares each row. An interrupted move
 * continues after the last row that is there, since rows come in key order.
 * @param told called with the progress after each batch
 * @returns how many rows, and whether an earlier move was continued
 * @throws {MoveError} if the target holds households of its own, or a row differs from the original
 */
export async function moveDatabase(
  source: MoveSource,
  target: MoveTarget,
  told: (progress: MoveProgress) => void,
): Promise<{ readonly rows: number; readonly wentOn: boolean }> {
  const tables = await movedTables();
  const wentOn = (await target.begin(tables)) === 'goes on';
  let all = 0;
  for (const table of tables) all += await source.count(table);
  let done = 0;
  for (const table of tables) {
    const from = await target.lastKey(table);
    if (from) done += await target.count(table);
    for await (const rows of batches(source, table, from)) {
      await target.write(table, rows);
      done += rows.length;
      told({ step: 'copied', table: table.name, done, all });
    }
  }
  let compared = 0;
  for (const table of tables) {
    const copies = batches(target, table, null);
    for await (const rows of batches(source, table, null)) {
      const copied = (await copies.next()).value ?? [];
      if (!rows.every((row, at) => areSame(row, copied[at]))) throw differs(table);
      compared += rows.length;
      told({ step: 'compared', table: table.name, done: compared, all });
    }
    if (((await copies.next()).value ?? []).length > 0) throw differs(table);
  }
  await target.finish();
  return { rows: compared, wentOn };
}
