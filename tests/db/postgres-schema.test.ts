import { afterAll, describe, expect, test } from 'vitest';
import { migrate as migrateSqlite } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { openDatabase } from '#db/open.ts';
import { migrate } from '#db/postgres/migrate.ts';
import { openPool } from '#db/postgres/pool.ts';
import { translate } from '#db/postgres/schema/translate.ts';
import { startPostgres } from '../support/postgres.ts';
import { ownDatabase } from '../support/postgres-database.ts';
import { postgresCatalogue } from './postgres-catalogue.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
if (!postgres) console.info('No PostgreSQL on this machine: its schema is not compared with that of SQLite.');

async function onSqlite() {
  const db = openDatabase(':memory:');
  try {
    await migrateSqlite(db);
    return sqliteCatalogue(db);
  } finally {
    db.close();
  }
}

/** The migrations up to this one, as on a PostgreSQL database that started with an earlier release. */
const upTo = (name: string) => Object.fromEntries(Object.entries(MIGRATIONS).filter(([one]) => one <= name));

describe.each(postgres ? [postgres.url] : [])('the schema on PostgreSQL', (server) => {
  const begin = async () => {
    const own = await ownDatabase(server);
    const pool = openPool(own.url, () => undefined, 4);
    return {
      pool,
      async end() {
        await pool.end();
        await own.drop();
      },
    };
  };

  test('a new one is that of SQLite, column by column and key by key', async () => {
    const { pool, end } = await begin();
    await migrate(pool);
    expect(await postgresCatalogue(pool)).toEqual(await onSqlite());
    await end();
  });

  test('one of an earlier release becomes the same, by the migrations that were written for SQLite', async () => {
    const { pool, end } = await begin();
    await migrate(pool, upTo('2026-11-29-badges'));
    await pool.query("INSERT INTO households (id, tier, created_at) VALUES ('h', 'free', 1)");
    const { applied } = await migrate(pool);
    expect(applied[0]).toBe('2026-12-02-catalogue');
    expect(await postgresCatalogue(pool)).toEqual(await onSqlite());
    expect((await pool.query('SELECT id, name FROM households')).rows).toEqual([{ id: 'h', name: null }]);
    expect(await migrate(pool)).toEqual({ applied: [], unknown: [] });
    await end();
  });

  test('servers that start at once make it once, and an earlier release leaves what it does not know', async () => {
    const { pool, end } = await begin();
    const made = await Promise.all([migrate(pool), migrate(pool)]);
    const counts = made.map(({ applied }) => applied.length).sort((a, b) => a - b);
    expect(counts).toEqual([0, Object.keys(MIGRATIONS).length]);
    expect((await migrate(pool, upTo('2026-12-15-administrators'))).unknown).toEqual(
      Object.keys(MIGRATIONS).filter((name) => name > '2026-12-15-administrators'),
    );
    await end();
  });

  test('a migration that fails leaves nothing behind', async () => {
    const { pool, end } = await begin();
    await migrate(pool);
    const bad = { up: () => Promise.reject(new Error('no')) };
    await expect(migrate(pool, { ...MIGRATIONS, '2999-01-01-bad': bad })).rejects.toThrow('no');
    expect((await migrate(pool)).unknown).toEqual([]);
    await end();
  });

  test('triggers count, note and refuse as those of SQLite', async () => {
    const { pool, end } = await begin();
    await migrate(pool);
    await pool.query(`
      INSERT INTO recall_notices VALUES ('n', 's', 'd', 'd', 0, 1, 1, '{}', '{}'), ('m', 's', 'd', 'd', 0, 1, 1, '{}', '{}');
      INSERT INTO recall_keys VALUES ('t:milk', 'n'), ('t:milk', 'm'), ('b:x', 'n');
      DELETE FROM recall_notices WHERE id = 'm';
      INSERT INTO households (id, tier, created_at) VALUES ('h', 'free', 1);
      INSERT INTO households (id, tier, created_at, plan_of) VALUES ('g', 'free', 1, 'h');
      INSERT INTO usage VALUES ('g', '2026-11', 1, 1, 1);
      UPDATE households SET tier = 'family' WHERE id = 'h';
      INSERT INTO administrator_audit VALUES (1, 1, 'a', 'b', 'c', '\\x00')`);
    expect((await pool.query('SELECT source, notices FROM recall_source_counts')).rows).toEqual([
      { source: 's', notices: 1 },
    ]);
    expect((await pool.query('SELECT key, notices FROM recall_word_counts')).rows).toEqual([
      { key: 't:milk', notices: 1 },
    ]);
    expect((await pool.query("SELECT tier FROM households WHERE id = 'g'")).rows).toEqual([{ tier: 'family' }]);
    expect((await pool.query('SELECT rev, seq FROM usage')).rows).toEqual([{ rev: 2, seq: 1 }]);
    await expect(pool.query('DELETE FROM administrator_audit')).rejects.toThrow('append-only');
    await end();
  });

  test('a trigger in a form that nothing translates is refused by name', () => {
    expect(() => translate('CREATE TRIGGER odd INSTEAD OF INSERT ON x BEGIN SELECT 1; END', new Map())).toThrow('odd');
  });
});
