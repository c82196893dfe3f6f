import type { QueryConfig, QueryResult } from 'pg';
import type { Reader, Reads } from '../handles.ts';
import type { Connections } from './pool.ts';
import { queryOf } from './statements.ts';

/** Sends one query and gives its result. */
export type SendQuery = (query: QueryConfig) => Promise<QueryResult>;

/** Runs queries that return rows. */
export const createReads = (ask: SendQuery): Reads => ({
  // Each statement knows the type of its rows; the connection does not.
  first: async (statement, ...[parameters]) => (await ask(queryOf(statement, parameters))).rows[0] as never,
  all: async (statement, ...[parameters]) => (await ask(queryOf(statement, parameters))).rows as never,
});

/** Sends queries one at a time, in the order of the calls, because a connection runs only one at once. */
export function oneAtATime(ask: SendQuery): SendQuery {
  let last: Promise<unknown> = Promise.resolve();
  return (query) => {
    const answer = last.then(() => ask(query));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Reads committed data. A snapshot has a connection of its own until it ends. */
export function createReader(pool: Connections): Reader {
  return {
    handle: 'reader',
    ...createReads((query) => pool.query(query)),
    async snapshot(work) {
      const client = await pool.connect();
      let broken = true;
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const seen = await work(createReads(oneAtATime((query) => client.query(query))));
        await client.query('COMMIT');
        broken = false;
        return seen;
      } finally {
        // After an error the connection may be in any state, so it is not reused.
        client.release(broken);
      }
    },
  };
}
