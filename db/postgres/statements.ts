import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { QueryConfig } from 'pg';
import { Parameter, placeholders, type Queries, type Statement } from '../statement.ts';
import type { Tables } from '../tables.ts';

/** Writes a statement's own constants into its text, so that an index limited to such rows can be used. */
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Parameter) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Builds queries in PostgreSQL's dialect. It has no connection: our own code runs what it builds. */
const QUERIES: Queries = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (queries) => new PostgresIntrospector(queries),
    createQueryCompiler: () => new Compiler(),
  },
});

/** A statement in PostgreSQL's dialect. */
interface Compiled {
  /** The name under which a connection has prepared the statement. */
  readonly name: string;
  readonly text: string;
  /** The names of the parameters, in the order of their numbers. */
  readonly names: readonly string[];
}

const compiled = new WeakMap<object, Compiled>();
let count = 0;

function compile(statement: Statement<never, unknown>): Compiled {
  const { sql, parameters } = statement.build(QUERIES, placeholders()).compile();
  count += 1;
  const made = { name: `s${count}`, text: sql, names: parameters.map((parameter) => (parameter as Parameter).name) };
  compiled.set(statement, made);
  return made;
}

/**
 * The query that the driver sends for a statement. It is compiled once per process, and parsed and planned once per
 * connection.
 * @param parameters its values by name; undefined if it takes none
 */
export function queryOf(statement: Statement<never, unknown>, parameters: unknown): QueryConfig {
  const { name, text, names } = compiled.get(statement) ?? compile(statement);
  const given = parameters as Readonly<Record<string, unknown>>;
  return { name, text, values: names.map((one) => given[one]) };
}
