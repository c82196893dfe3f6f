import { existsSync } from 'node:fs';
import { type Database, databaseOf, openConnections } from '#db/database.ts';
import { isInstanceHeld } from '#db/instance-lock.ts';
import { type DataFiles, dataFiles } from './data-dir.ts';
import { type Env, readEnv } from './env.ts';

/**
 * Milliseconds for which a command leaves the lock of the file free between two commits. A server asks for it every
 * millisecond; without the gap it would get no turn until the command has ended.
 */
const FREE_MS = 3;

/** What a command works with: the settings of the servers, and what they keep. */
export interface BesideServers {
  readonly env: Env;
  readonly data: DataFiles;
  readonly database: Database;
}

/**
 * Does something with the database that servers work with meanwhile: the one of `DATABASE_URL`, or the file in the data
 * folder. Where there is none it says so, and the exit code is 1.
 */
export async function besideServers(work: (beside: BesideServers) => Promise<void>): Promise<void> {
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
    process.stderr.write(`There is no database at ${data.database}. Start the server once.\n`);
    process.exitCode = 1;
    return;
  }
  const { reader, writer } = openConnections(data.database);
  const freeMs = isInstanceHeld(data.lock) ? FREE_MS : 0;
  try {
    const database = databaseOf({ reader, writer }, undefined, undefined, freeMs);
    return await work({ env, data, database });
  } finally {
    // The server beside it keeps its write-ahead log.
    reader.close();
    writer.close();
  }
}
