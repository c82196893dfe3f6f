import { join } from 'node:path';
import { type Connections, connect } from '#db/database.ts';
import type { Db } from '#db/open.ts';
import { connectPostgres } from '#db/postgres/connections.ts';
import { openMigrated } from '../support/migrated.ts';
import { type OwnDatabase, ownDatabase } from '../support/postgres-database.ts';
import { waitingPostgres } from '../support/waiting-postgres.ts';

/** Ignores lost connections, because tests break them on purpose; an unexpected loss fails the test's calls. */
const lost = (): void => undefined;

/** The name of a migrated database that new ones are copied from. */
let template: Promise<string> | null = null;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL: run the project "postgres", which starts one.');
  return url;
}

async function migrated(url: string): Promise<string> {
  const own = await ownDatabase(url);
  const connections = await connectPostgres(own.url, lost);
  await connections.close();
  return own.name;
}

/** A migrated database on the PostgreSQL server of this run, for servers that a test starts on it. */
export async function migratedPostgres(): Promise<OwnDatabase> {
  const url = serverUrl();
  template ??= migrated(url);
  return ownDatabase(url, await template);
}

/** An app on a PostgreSQL database of its own, which is dropped on close. */
async function onPostgres(): Promise<TestConnections> {
  const own = await migratedPostgres();
  const connections = await connectPostgres(own.url, lost);
  let waiting: ReturnType<typeof waitingPostgres> | null = null;
  return {
    ...connections,
    look() {
      waiting ??= waitingPostgres(own.url);
      return waiting.db;
    },
    async close() {
      await waiting?.close();
      await connections.close();
      await own.drop();
    },
  };
}

/** The connections of an app, and a connection with which the test itself reads the database. */
export interface TestConnections extends Connections {
  look(): Db;
}

/**
 * The connections of a test's app: to SQLite in its folder, or with `TEST_ENGINE=postgres` to a PostgreSQL database of
 * its own.
 * @param given address of a PostgreSQL database to use instead; it is not dropped
 */
export async function openConnections(dir: string, given?: string): Promise<TestConnections> {
  if (given !== undefined) {
    const connections = await connectPostgres(given, lost);
    return {
      ...connections,
      look() {
        throw new Error('A test that brings its database looks into it by itself.');
      },
    };
  }
  if (process.env.TEST_ENGINE === 'postgres') return onPostgres();
  const connections = connect(await openMigrated(join(dir, 'safeshelf.db')));
  return { ...connections, look: () => connections.writer };
}
