import type { PoolClient } from 'pg';
import { MIGRATIONS } from '../migrations/list.ts';
import { migrate, UNFINISHED_MOVE } from '../postgres/migrate.ts';
import type { Connections } from '../postgres/pool.ts';
import { MoveError, type MoveSource, type MoveTarget, quoted, quotedList } from './place.ts';

const places = (count: number): string => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');

/** Reads the rows of a PostgreSQL database. */
export const postgresSource = (pool: Connections): MoveSource => ({
  async count({ name }) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${quoted(name)}`);
    return rows[0]?.count ?? 0;
  },
  async read({ name, columns, key }, after, most) {
    const where = after ? `WHERE (${quotedList(key)}) > (${places(key.length)})` : '';
    const text = `SELECT ${quotedList(columns)} FROM ${quoted(name)} ${where} ORDER BY ${quotedList(key)} LIMIT ${most}`;
    return (await pool.query<unknown[]>({ text, values: after ? [...after] : [], rowMode: 'array' })).rows;
  },
  close: () => pool.end(),
});

/** Statements that disable and restore the foreign keys and triggers of our tables. */
const RESTING = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS rest,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS wake
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  UNION ALL
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass),
         format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace`;

/** The identity columns, which number their rows themselves. */
const NUMBERED = `
  SELECT attrelid::regclass::text AS table, attname AS column FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    WHERE attidentity <> '' AND relnamespace = current_schema()::regnamespace`;

/** A PostgreSQL database without households. Until all rows are there it is marked, and no server starts on it. */
export function postgresTarget(pool: Connections): MoveTarget {
  const within = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      client.release();
      return value;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const isMarked = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ found: string | null }>('SELECT to_regclass($1)::text AS found', [
      UNFINISHED_MOVE,
    ]);
    return rows[0]?.found != null;
  };
  const sameRelease = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM kysely_migration');
    const known = rows.map(({ name }) => name);
    return known.length === Object.keys(MIGRATIONS).length && known.every((name) => Object.hasOwn(MIGRATIONS, name));
  };

  let known: { readonly table: string; readonly types: ReadonlyMap<string, string> } | null = null;
  /** The types of a table's columns by name. The values of a column are sent as one array of its type. */
  const typesOf = async (table: string): Promise<ReadonlyMap<string, string>> => {
    if (known?.table === table) return known.types;
    const { rows } = await pool.query<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
       WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
      [quoted(table)],
    );
    known = { table, types: new Map(rows.map(({ name, type }) => [name, type])) };
    return known.types;
  };

  return {
    ...postgresSource(pool),
    async begin(tables) {
      if (await isMarked()) {
        if (await sameRelease()) return 'goes on';
        throw new MoveError('The move into that database was started by another release: finish it with that one.');
      }
      await migrate(pool);
      if (!(await sameRelease())) throw new MoveError('That database was written by another release.');
      await within(async (client) => {
        const held = await client.query<{ held: number }>(
          'SELECT (SELECT count(*) FROM households) + (SELECT count(*) FROM users) AS held',
        );
        if ((held.rows[0]?.held ?? 0) > 0) throw new MoveError('That database already holds households.');
        await client.query(`CREATE TABLE ${UNFINISHED_MOVE} (statement TEXT NOT NULL)`);
        const parts = await client.query<{ rest: string; wake: string }>(RESTING);
        for (const { rest, wake } of parts.rows) {
          await client.query(rest);
          await client.query(`INSERT INTO ${UNFINISHED_MOVE} VALUES ($1)`, [wake]);
        }
        await client.query(`TRUNCATE ${quotedList(tables.map(({ name }) => name))}`);
      });
      return 'new';
    },
    async lastKey({ name, key }) {
      const back = key.map((column) => `${quoted(column)} DESC`).join(', ');
      const text = `SELECT ${quotedList(key)} FROM ${quoted(name)} ORDER BY ${back} LIMIT 1`;
      return (await pool.query<unknown[]>({ text, rowMode: 'array' })).rows[0] ?? null;
    },
    async write({ name, columns }, rows) {
      const types = await typesOf(name);
      const arrays = columns.map((column, at) => `$${at + 1}::${types.get(column)}[]`).join(', ');
      const text = `INSERT INTO ${quoted(name)} (${quotedList(columns)}) SELECT * FROM unnest(${arrays})`;
      await pool.query(
        text,
        columns.map((_, at) => rows.map((row) => row[at])),
      );
    },
    async finish() {
      await within(async (client) => {
        const asleep = await client.query<{ statement: string }>(`SELECT DISTINCT statement FROM ${UNFINISHED_MOVE}`);
        for (const { statement } of asleep.rows) await client.query(statement);
        const numbered = await client.query<{ table: string; column: string }>(NUMBERED);
        for (const { table, column } of numbered.rows) {
          await client.query(
            `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${table}`,
            [table, column],
          );
        }
        await client.query(`DROP TABLE ${UNFINISHED_MOVE}`);
      });
    },
  };
}
