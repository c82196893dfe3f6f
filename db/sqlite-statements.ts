import type { Statement as SqliteStatement } from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Db } from './open.ts';
import { Parameter, placeholders, type Queries, type Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/**
 * Writes a statement's own constants, such as `deleted = 0`, into its text. Only then can SQLite use an index that is
 * limited to such rows.
 */
class Compiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Parameter) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Builds queries in SQLite's dialect. It has no connection: our own code prepares and runs what it builds. */
const QUERIES: Queries = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new Compiler(),
  },
});

/** The text of a statement in SQLite's dialect. */
export const textOf = (statement: Statement<never, unknown>): string =>
  statement.build(QUERIES, placeholders()).compile().sql;

/** A statement prepared on one connection. */
interface Prepared {
  readonly run: SqliteStatement<unknown[], unknown>;
  /** Names of the parameters, in the order of the question marks. */
  readonly names: readonly string[];
}

/** Runs statements on one connection, each compiled and prepared once. */
export interface SqliteStatements {
  first(statement: Statement<never, unknown>, parameters: unknown): unknown;
  all(statement: Statement<never, unknown>, parameters: unknown): unknown[];
  /** @returns how many rows it changed */
  run(statement: Statement<never, unknown>, parameters: unknown): number;
}

const bind = ({ names }: Prepared, parameters: unknown): unknown[] => {
  const given = parameters as Readonly<Record<string, unknown>>;
  return names.map((name) => given[name]);
};

/** The statements of a connection. */
export function createSqliteStatements(db: Db): SqliteStatements {
  const known = new WeakMap<object, Prepared>();
  const prepare = (statement: Statement<never, unknown>): Prepared => {
    const { sql, parameters } = statement.build(QUERIES, placeholders()).compile();
    const names = parameters.map((parameter) => (parameter as Parameter).name);
    const prepared = { run: db.prepare<unknown[], unknown>(sql), names };
    known.set(statement, prepared);
    return prepared;
  };
  return {
    first(statement, parameters) {
      const prepared = known.get(statement) ?? prepare(statement);
      return prepared.run.get(bind(prepared, parameters));
    },
    all(statement, parameters) {
      const prepared = known.get(statement) ?? prepare(statement);
      return prepared.run.all(bind(prepared, parameters));
    },
    run(statement, parameters) {
      const prepared = known.get(statement) ?? prepare(statement);
      return prepared.run.run(bind(prepared, parameters)).changes;
    },
  };
}
