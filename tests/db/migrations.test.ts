import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, SchemaTooNewError } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { type Db, openDatabase } from '#db/open.ts';

let db: Db;
beforeEach(() => {
  db = openDatabase(':memory:');
});
afterEach(() => db.close());

const tables = () =>
  db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all();

test('an empty file gets every table, once', async () => {
  const { applied } = await migrate(db);
  expect(applied).toEqual(Object.keys(MIGRATIONS));
  expect(tables()).toEqual(
    expect.arrayContaining(['applied_ops', 'households', 'inventory', 'members', 'products', 'scans', 'sync_state']),
  );
  const epoch = db.prepare('SELECT epoch FROM sync_state').pluck().get();
  expect(epoch).toMatch(/^[0-9a-f]{32}$/);
  expect(await migrate(db)).toEqual({ applied: [] });
  expect(db.prepare('SELECT epoch FROM sync_state').pluck().get()).toBe(epoch);
});

test('household-owned rows carry what sync needs from the first migration on', async () => {
  await migrate(db);
  for (const table of ['products', 'scans', 'inventory', 'members', 'pets']) {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
    expect(columns).toEqual(expect.arrayContaining(['household_id', 'id', 'rev', 'seq', 'deleted']));
  }
  expect(db.prepare("SELECT sql FROM sqlite_master WHERE name = 'applied_ops'").pluck().get()).toMatch(/WITHOUT ROWID/);
});

test('a file of a newer release is not touched (product P17.26)', async () => {
  await migrate(db);
  db.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('2031-01-01-later', '2031-01-01')");
  await expect(migrate(db)).rejects.toThrow(SchemaTooNewError);
  await expect(migrate(db)).rejects.toThrow(/2031-01-01-later/);
});

test('a migration that fails half way leaves nothing behind', async () => {
  const broken = {
    '2026-01-01-broken': {
      async up(on: Kysely<unknown>) {
        await sql`CREATE TABLE half (x INTEGER)`.execute(on);
        await sql`CREATE TABLE half (x INTEGER)`.execute(on);
      },
    },
  };
  await expect(migrate(db, broken)).rejects.toThrow(/already exists/);
  expect(tables()).not.toContain('half');
  expect((await migrate(db)).applied).toEqual(Object.keys(MIGRATIONS));
});
