import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '#tests/support/postgres.ts';
import { ownDatabase } from '#tests/support/postgres-database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { Writer } from './writer.ts';

/** Result of killing servers and their database. */
export interface KilledOnPostgres {
  readonly kills: number;
  readonly crashes: number;
  /** Connections that were cut between a commit and its answer. */
  readonly cuts: number;
  readonly operations: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Both servers are killed in a round, and start again at the same time. */
const SERVERS = 2;
/** The database is crashed once in this many rounds. */
const ROUNDS_A_CRASH = 5;
/** Progress is printed once in this many rounds. */
const ROUNDS_A_REPORT = 10;
/** Kills are spread evenly over this time, in a fixed order. */
const WITHIN_MS = 300;
const waitOf = (round: number): number => (round * 137) % WITHIN_MS;

/** Compares the database with what a writer sent, without the proxy. */
async function compare(url: string, writer: Writer): Promise<{ lost: number; doubled: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; quantity: string }>('SELECT id, quantity FROM inventory');
  await client.end();
  const stored = new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]));
  return writer.compare((id) => stored.get(id) ?? 0);
}

/**
 * One household writes to two servers on one PostgreSQL, to each in turn and to both at once. Connections are cut right
 * after a commit, then the servers are killed or the database is crashed. Unanswered operations are sent again, to
 * whichever server is next, and in the end each operation must have had its effect exactly once.
 * @param tree a copy of the built tree to start from
 * @returns null if this machine has no PostgreSQL that can be crashed
 */
export async function measureKillsOnPostgres(
  kills: number,
  perSecond: number,
  tree: string,
): Promise<KilledOnPostgres | null> {
  const postgres = await startPostgres('durable');
  if (!postgres?.crash) return null;
  const own = await ownDatabase(postgres.url);
  const direct = new URL(own.url);
  const proxy = await startCuttingProxy(join(direct.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
  const url = `postgres://shelf@127.0.0.1:${proxy.port}${direct.pathname}`;
  const first = await startServer({ DATABASE_URL: url }, tree);
  const servers: RunningServer[] = [first];
  try {
    // Callers see both under one address, as behind a proxy.
    servers.push(await startServer({ DATABASE_URL: url, PUBLIC_URL: first.url }, tree));
    const writer = await Writer.start(
      servers.map((server) => server.url),
      'writer',
    );
    let [killed, crashes] = [0, 0];
    for (let round = 0; killed < kills; round += 1) {
      const stop = writer.steadily(perSecond);
      proxy.cutNextCommit(true);
      await pause(waitOf(round));
      // What a server writes at its start is no operation.
      proxy.cutNextCommit(false);
      const isCrash = round % ROUNDS_A_CRASH === ROUNDS_A_CRASH - 1;
      if (isCrash) await postgres.crash();
      else await Promise.all(servers.map((server) => server.kill()));
      await stop();
      if (isCrash) crashes += 1;
      else {
        killed += SERVERS;
        await Promise.all(servers.map((server) => server.start()));
      }
      await writer.again();
      if (round % ROUNDS_A_REPORT === 0) {
        const { lost, doubled } = await compare(own.url, writer);
        console.error(`${killed} kills, ${crashes} crashes, ${proxy.cuts()} cuts: lost ${lost}, doubled ${doubled}`);
      }
    }
    // No more kills: send whatever is unanswered until nothing is.
    for (let round = 0; writer.answered < writer.sent.length && round < 20; round += 1) await writer.again();
    const found = await compare(own.url, writer);
    return { kills: killed, crashes, cuts: proxy.cuts(), operations: writer.sent.length, ...found };
  } finally {
    for (const server of servers) await server.dispose();
    await proxy.close();
    await postgres.stop();
  }
}
