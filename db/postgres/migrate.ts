import type { Migration } from 'kysely';
import type { ClientBase } from 'pg';
import { migrate as migrateSqlite } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import { openDatabase } from '../open.ts';
import type { Connections } from './pool.ts';
import { schemaOf } from './schema/facts.ts';
import { translatingQueries } from './schema/forward.ts';
import { copyFirstRows, freshSchema } from './schema/fresh-schema.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** The lock by which servers that start at once agree who changes the schema. Any number that never changes. */
const SCHEMA_LOCK = 7_233_733;

/** How a database compared with this release, and what was done about it. */
export interface Migrated {
  readonly applied: readonly string[];
  /** Migrations of a newer release, unknown to this one. */
  readonly unknown: readonly string[];
}

/** Marks a database into which another one is being moved (see db/move). */
export const UNFINISHED_MOVE = 'unfinished_move';

async function done(client: ClientBase): Promise<string[]> {
  const moved = await client.query<{ found: string | null }>('SELECT to_regclass($1)::text AS found', [
    UNFINISHED_MOVE,
  ]);
  if (moved.rows[0]?.found != null) throw new Error('A move into this database was interrupted: run it again.');
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('kysely_migration') AS found");
  if (rows[0]?.found == null) return [];
  const names = await client.query<{ name: string }>('SELECT name FROM kysely_migration');
  return names.rows.map(({ name }) => name).sort();
}

/** Gives an empty database the schema that the migrations create in an empty SQLite database. */
async function begin(client: ClientBase, migrations: Migrations): Promise<void> {
  const model = openDatabase(':memory:');
  try {
    await migrateSqlite(model, migrations);
    await client.query('CREATE EXTENSION IF NOT EXISTS citext SCHEMA public');
    // JSON in text columns, for queries that ask for one of its fields (see json-text.ts).
    await client.query('CREATE DOMAIN json_text AS json');
    for (const statement of freshSchema(model)) await client.query(statement);
    await copyFirstRows(model, client);
  } finally {
    model.close();
  }
}

/** Runs the missing migrations, translated for PostgreSQL. */
async function goOn(client: ClientBase, missing: readonly string[], migrations: Migrations): Promise<void> {
  const model = openDatabase(':memory:');
  try {
    await migrateSqlite(model, migrations);
    const queries = translatingQueries(client, schemaOf(model));
    for (const name of missing) {
      await migrations[name]?.up(queries);
      await client.query('INSERT INTO kysely_migration VALUES ($1, $2)', [name, new Date().toISOString()]);
    }
  } finally {
    model.close();
  }
}

/**
 * Brings the schema of a database up to this release: forward only, all or nothing. Every migration is written once,
 * for SQLite. Servers that start at once do this one after another. What a newer release added is left alone.
 */
export async function migrate(pool: Connections, migrations: Migrations = MIGRATIONS): Promise<Migrated> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const before = await done(client);
    const missing = Object.keys(migrations).filter((name) => !before.includes(name));
    if (before.length === 0) await begin(client, migrations);
    else if (missing.length > 0) await goOn(client, missing, migrations);
    await client.query('COMMIT');
    return { applied: missing, unknown: before.filter((name) => !Object.hasOwn(migrations, name)) };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
