import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveDatabase } from '#db/move/move.ts';
import type { MoveTarget } from '#db/move/place.ts';
import { postgresSource, postgresTarget } from '#db/move/postgres-place.ts';
import { sqliteSource, sqliteTarget } from '#db/move/sqlite-place.ts';
import { type Db, openDatabase } from '#db/open.ts';
import { connectPostgres } from '#db/postgres/connections.ts';
import { openPool } from '#db/postgres/pool.ts';
import { migratedPostgres } from '../api/open-connections.ts';
import { newPerson } from '../api/person.ts';
import { itemOf, push } from '../api/queue.ts';
import { startApp } from '../api/start-app.ts';
import type { OwnDatabase } from '../support/postgres-database.ts';

/** A database of the newest schema with something in every table. */
const FIXTURES = join(import.meta.dirname, '../db/fixtures');
const newest = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1) as string;

/** More rows than are moved in one batch. */
const MANY = 900;

let dir: string;
let own: OwnDatabase;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-move-'));
  own = await migratedPostgres();
});
afterEach(async () => {
  await own.drop();
  rmSync(dir, { recursive: true, force: true });
});

const nothing = (): void => undefined;
const pool = () => openPool(own.url, nothing, 2);

function filled(name: string): Db {
  const db = openDatabase(join(dir, name));
  db.exec(`BEGIN; ${readFileSync(join(FIXTURES, newest), 'utf8')} COMMIT`);
  const add = db.prepare("INSERT INTO analytics_events VALUES (?, 'product.viewed', '{\"é\":\"🧼\"}', 's', ?, 1)");
  db.transaction(() => {
    for (let at = 0; at < MANY; at += 1) add.run(`event ${at}`, at);
  })();
  return db;
}

/** Every row of every table as text. */
function contents(db: Db): Record<string, string[]> {
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'kysely%' ORDER BY name",
    )
    .pluck()
    .all();
  return Object.fromEntries(
    tables.map((table) => {
      const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
      const values = columns.map((column) => `quote("${column}")`).join(` || ', ' || `);
      return [table, db.prepare<[], string>(`SELECT ${values} AS row FROM "${table}" ORDER BY row`).pluck().all()];
    }),
  );
}

const schemaOf = (db: Db) =>
  db.prepare('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name').all();

test('what is moved to PostgreSQL and back is what it was, row by row, and a server works with either (product P17.23)', async () => {
  const db = filled('before.db');
  const before = contents(db);
  const steps: string[] = [];
  const there = pool();
  const moved = await moveDatabase(sqliteSource(db), postgresTarget(there), ({ step, done, all }) =>
    steps.push(`${step} ${done === all ? 'all' : ''}`),
  );
  expect(moved).toEqual({ rows: Object.values(before).flat().length, wentOn: false });
  expect([steps.includes('copied all'), steps.at(-1)]).toEqual([true, 'compared all']);

  const back = sqliteTarget(join(dir, 'safeshelf.db'), join(dir, 'aside.db'));
  expect(await moveDatabase(postgresSource(there), back, nothing)).toEqual(moved);
  const after = openDatabase(join(dir, 'safeshelf.db'));
  expect(contents(after)).toEqual(before);
  expect(schemaOf(after)).toEqual(schemaOf(db));
  after.close();
  db.close();
  await there.end();

  for (const options of [{ database: own.url }, { dir }]) {
    const app = await startApp({ tier: 'family', ...options });
    const person = await newPerson(app);
    expect((await push(person, [itemOf(person)])).map(({ status }) => status)).toEqual(['applied']);
    await app.close();
  }
});

test('a move that is broken off goes on where it was, and no server starts on it meanwhile (product P17.23)', async () => {
  const db = filled('before.db');
  const there = pool();
  const target = postgresTarget(there);
  let writes = 0;
  const cut: MoveTarget = {
    ...target,
    async write(table, rows) {
      if (table.name === 'analytics_events' && rows[0]?.[0] !== undefined) writes += 1;
      if (writes === 3) throw new Error('cut off');
      await target.write(table, rows);
    },
  };
  await expect(moveDatabase(sqliteSource(db), cut, nothing)).rejects.toThrow('cut off');
  await expect(connectPostgres(own.url, nothing)).rejects.toThrow('was interrupted');
  expect((await there.query('SELECT count(*) AS n FROM analytics_events')).rows[0]?.n).toBe(266);

  const { rows, wentOn } = await moveDatabase(sqliteSource(db), postgresTarget(there), nothing);
  expect([rows, wentOn]).toEqual([Object.values(contents(db)).flat().length, true]);
  await there.end();
  await (await connectPostgres(own.url, nothing)).close();
  db.close();
});

test('nothing is moved into a database that holds households, and a row that is not what it was is told (product P17.23)', async () => {
  const db = filled('before.db');
  const there = pool();
  const target = postgresTarget(there);
  const altering: MoveTarget = {
    ...target,
    write: (table, rows) =>
      target.write(
        table,
        rows.map((row) => row.map((value) => (value === 'event 834' ? 'event 834a' : value))),
      ),
  };
  await expect(moveDatabase(sqliteSource(db), altering, nothing)).rejects.toThrow(
    'The copied rows of analytics_events',
  );
  await own.drop();
  await there.end();

  own = await migratedPostgres();
  const full = pool();
  await moveDatabase(sqliteSource(db), postgresTarget(full), nothing);
  await expect(moveDatabase(sqliteSource(db), postgresTarget(full), nothing)).rejects.toThrow(
    'already holds households',
  );
  await full.end();
  db.close();
});
