import type { Connections } from '../database.ts';
import { allStatements } from '../statement.ts';
import { openBroadcast } from './broadcast.ts';
import { checkStatements } from './check-statements.ts';
import { type Migrated, migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { createReader } from './reader.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** The connections of one server to a database that other servers may use too. */
export interface PostgresConnections extends Connections {
  /** The migrations that were applied, and those of a later release that were found. */
  readonly migrated: Migrated;
  close(): Promise<void>;
}

/**
 * Connects to a database and brings its schema up to this release. Here a write or snapshot in progress does not block
 * the process, so its time is charged to no account.
 * @param lost called when a connection breaks; another one is opened when needed
 */
export async function connectPostgres(url: string, lost: (error: Error) => void): Promise<PostgresConnections> {
  const pool = openPool(url, lost);
  try {
    const migrated = await migrate(pool);
    const { broadcast, close } = openBroadcast({ connectionString: url }, lost);
    return {
      migrated,
      database() {
        const writes = createUnitOfWork(pool, Math.random);
        return {
          reader: createReader(pool),
          writes,
          others: broadcast,
          load: () => ({
            open: pool.totalCount,
            idle: pool.idleCount,
            waiting: pool.waitingCount,
            again: writes.again(),
          }),
        };
      },
      checkStatements: () => checkStatements(pool, allStatements()),
      async close() {
        await close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
