import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ClientBase } from 'pg';
import type { Facts } from './facts.ts';
import { translate } from './translate.ts';

/** Runs the queries of a migration, translated for PostgreSQL. */
class Translating extends DummyDriver implements Driver {
  readonly #connection: DatabaseConnection;
  constructor(client: ClientBase, facts: Facts) {
    super();
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery) {
        const { rows } = await client.query(translate(sql, facts), [...parameters]);
        return { rows: rows as R[] };
      },
      streamQuery() {
        throw new Error('A migration reads no stream.');
      },
    };
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

/** Runs migrations written for SQLite on PostgreSQL, to bring a database of an earlier release up to this one. */
export const translatingQueries = (client: ClientBase, facts: Facts): Kysely<unknown> =>
  new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Translating(client, facts),
      createIntrospector: (queries) => new PostgresIntrospector(queries),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
