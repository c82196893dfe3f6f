import type { Reader, Reads } from './handles.ts';
import { inOneTurn } from './one-turn.ts';
import type { Db } from './open.ts';
import { createRowCache } from './sqlite-held-rows.ts';
import { createSqliteStatements } from './sqlite-statements.ts';

/** Runs queries that return rows. */
export function createReads(statements: Pick<ReturnType<typeof createSqliteStatements>, 'first' | 'all'>): Reads {
  // Each statement knows the type of its rows; the connection does not.
  return {
    first: async (statement, ...[parameters]) => statements.first(statement, parameters) as never,
    all: async (statement, ...[parameters]) => statements.all(statement, parameters) as never,
  };
}

/**
 * A reader on a connection of its own.
 * @param now monotonic clock in milliseconds
 * @param spent called with how long each snapshot of an account occupied the process
 */
export function createReader(
  db: Db,
  now: () => number,
  spent: (account: string, ms: number) => void = () => undefined,
): Reader {
  const statements = createSqliteStatements(db);
  const reads = createReads({ ...statements, first: createRowCache(db, statements) });
  const begin = db.prepare('BEGIN');
  const end = db.prepare('COMMIT');
  /** Open snapshots. All see the same moment, since none outlives the turn of the event loop that it began in. */
  let open = 0;
  return {
    handle: 'reader',
    ...reads,
    async snapshot(work, account) {
      const began = now();
      if (open === 0) begin.run();
      open += 1;
      try {
        return await inOneTurn(() => work(reads));
      } finally {
        open -= 1;
        // After some errors SQLite has already rolled back. A COMMIT would then fail and hide the error.
        if (open === 0 && db.inTransaction) end.run();
        if (account !== undefined) spent(account, now() - began);
      }
    },
  };
}
