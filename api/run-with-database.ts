import { existsSync } from 'node:fs';
import { type Database, databaseOf, openConnections } from '#db/database.ts';
import { isInstanceLocked } from '#db/instance-lock.ts';
import { type DataFiles, dataFiles } from './data-dir.ts';
import { type Env, readEnv } from './env.ts';

/**
 * Milliseconds for which a command leaves the file's write lock free between two commits. A waiting server tries to get
 * it every millisecond; without the gap it would have to wait until the command has ended.
 */
const FREE_MS = 3;

/** What a command works with: the servers' settings, their data files and their database. */
export interface CommandContext {
  readonly env: Env;
  readonly data: DataFiles;
  readonly database: Database;
}

/**
 * Runs work on the database while servers may be using it: the one of `DATABASE_URL`, or the file in the data folder.
 * If there is no database it prints that, and the exit code is 1.
 */
export async function runWithDatabase(work: (beside: CommandContext) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const data = dataFiles(env.dataDir);
  if (env.databaseUrl !== null) {
    const { connectPostgres } = await import('#db/postgres/connections.ts');
    const connections = await connectPostgres(env.databaseUrl, () => undefined);
    try {
      return await work({ env, data, database: connections.database() });
    } finally {
      await connections.close();
    }
  }
  if (!existsSync(data.database)) {
    process.stderr.write(`There is no database at ${data.database}. Start the server first.\n`);
    process.exitCode = 1;
    return;
  }
  const { reader, writer } = openConnections(data.database);
  const freeMs = isInstanceLocked(data.lock) ? FREE_MS : 0;
  try {
    const database = databaseOf({ reader, writer }, undefined, undefined, freeMs);
    return await work({ env, data, database });
  } finally {
    // A running server keeps its write-ahead log: closing these connections does not remove it.
    reader.close();
    writer.close();
  }
}
