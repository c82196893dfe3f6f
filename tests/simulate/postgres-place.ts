import { join } from 'node:path';
import type { Connections, Database } from '#db/database.ts';
import { connectPostgres } from '#db/postgres/connections.ts';
import { openPool } from '#db/postgres/pool.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { type OwnDatabase, ownDatabase } from '#tests/support/postgres-database.ts';
import { type DatabaseLine, openLine } from './database-line.ts';
import type { World } from './event-loop.ts';
import type { Attached, NewPlace, Place } from './place.ts';

/** How many servers work with one household at once. */
const SERVERS = 2;

const nothing = (): void => undefined;

/** The world is not quiet while a query is under way, because its answer comes from another process. */
function countedIn(world: World, database: Database): Database {
  const { reader, writes } = database;
  return {
    ...database,
    reader: {
      handle: 'reader',
      first: (...asked) => world.whileElsewhere(() => reader.first(...asked)),
      all: (...asked) => world.whileElsewhere(() => reader.all(...asked)),
      snapshot: (...asked) => world.whileElsewhere(() => reader.snapshot(...asked)),
    },
    writes: { run: (...asked) => world.whileElsewhere(() => writes.run(...asked)) },
  };
}

/** Where a database listens, as `net.connect` takes it. */
function addressOf(url: URL) {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port };
}

/** The URL of the same database through a line. */
function through(line: DatabaseLine, own: string): string {
  const url = new URL(own);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  return url.href;
}

function placeOf(server: PostgresServer, own: OwnDatabase, world: World): Place {
  const beside = openPool(own.url, nothing, 1);
  return {
    servers: SERVERS,
    crash: server.crash && (() => world.whileElsewhere(server.crash ?? (async () => undefined))),
    attach(committed): Attached {
      const line = openLine(addressOf(new URL(own.url)), committed);
      const connections = world.whileElsewhere(async (): Promise<Connections> => {
        const opened = await connectPostgres(through(await line, own.url), nothing);
        return {
          ...opened,
          database(...given) {
            const { load, ...database } = opened.database(...given);
            return { ...countedIn(world, database), load };
          },
        };
      });
      return {
        connections,
        kill: () => void line.then(({ cut }) => cut()),
        end: () =>
          world.whileElsewhere(async () => {
            const opened = await connections.catch(() => null);
            await opened?.close();
            (await line).cut();
          }),
      };
    },
    ask: async <R>(text: string, ...values: readonly unknown[]) => {
      let count = 0;
      const numbered = text.replaceAll('?', () => {
        count += 1;
        return `$${count}`;
      });
      return (await beside.query({ text: numbered, values: [...values] })).rows as R[];
    },
    async intoTemplate() {
      await beside.end();
      return async () => {
        const copy = placeOf(server, await ownDatabase(server.url, own.name), world);
        // After a crash, a sequence of a copy would go back, since its numbers were logged ahead only for the original.
        if (server.crash) await copy.ask('CHECKPOINT');
        return copy;
      };
    },
    async close() {
      await beside.end();
      await own.drop();
    },
  };
}

/** Places on a PostgreSQL of this process, or on the one at `TEST_DATABASE_URL`. */
export async function postgresPlaces(world: World): Promise<NewPlace> {
  const server = await startPostgres();
  if (!server) throw new Error('There is no PostgreSQL on this machine.');
  return async () => placeOf(server, await ownDatabase(server.url), world);
}
