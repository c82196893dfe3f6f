import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { signUpByApi } from '#tests/support/api-session.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { ownDatabase } from '#tests/support/postgres-database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { anyProduct } from '../http-rates.ts';

// Scans per second of one, two and four servers on one PostgreSQL, compared with bare INSERTs of the same rows through
// the same driver: `npx tsx tests/bench/server/several-servers.ts`. Load, servers and database share this machine.

/** Idle households in the database, in addition to those that scan. */
const HOUSEHOLDS = 10_000;
/** People who scan at the same time, each for a household of their own. */
const PEOPLE = 16;
const SECONDS = 6;

buildOnce();
const postgres = await startPostgres('durable');
if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
const own = await ownDatabase(postgres.url);
const pool = new Pool({ connectionString: own.url, max: 10 });
// Its database is dropped before its last connections are closed.
pool.on('error', () => undefined);
const { gtin } = anyProduct();

/** How many of something several workers do per second. */
async function aSecond(workers: number, once: (worker: number) => Promise<void>): Promise<number> {
  let done = 0;
  const end = performance.now() + SECONDS * 1000;
  const work = async (worker: number) => {
    while (performance.now() < end) {
      await once(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return done / SECONDS;
}

/** What a scan writes, without any reading or deciding: the scan, the operation, the sequence number and the count. */
async function bareScan(householdId: string, userId: string): Promise<void> {
  const client = await pool.connect();
  const [scan, operation] = [randomUUID(), randomUUID()];
  await client.query('BEGIN');
  await client.query({
    name: 'scan',
    text: `INSERT INTO scans SELECT household_id, $2, rev, seq, deleted, changed_by, other_rev, gtin, product_id, outcome,
      mode, input, created_at, scanned_by, counted FROM scans WHERE household_id = $1 LIMIT 1`,
    values: [householdId, scan],
  });
  await client.query({
    name: 'op',
    text: `INSERT INTO applied_ops SELECT user_id, $2, request_hash, status, response, seq, applied_at, owner_kind, owner_id
      FROM applied_ops WHERE user_id = $1 LIMIT 1`,
    values: [userId, operation],
  });
  const order = 'UPDATE owner_orders SET seq = seq + 1 WHERE kind = $1 AND id = $2';
  await client.query({ name: 'order', text: order, values: ['household', householdId] });
  await client.query({
    name: 'usage',
    text: 'UPDATE usage SET used = used + 1 WHERE household_id = $1',
    values: [householdId],
  });
  await client.query('COMMIT');
  client.release();
}

try {
  for (const count of [1, 2, 4]) {
    const servers: RunningServer[] = [];
    for (let at = 0; at < count; at += 1) servers.push(await startServer({ DATABASE_URL: own.url }));
    try {
      if (count === 1) {
        await pool.query(
          "INSERT INTO households (id, tier, created_at) SELECT 'idle ' || n, 'free', 1 FROM generate_series(1, $1) n",
          [HOUSEHOLDS],
        );
      }
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, (_, at) => signUpByApi(servers[at % count]?.url ?? '', `scans-${count}-${at}`)),
      );
      const body = { barcode: gtin.replace(/^0/, '') };
      let busy = 0;
      const scan = async (at: number): Promise<void> => {
        const answer = await people[at]?.post('/api/scan', body);
        if (answer?.status === 503) busy += 1;
        else if (answer?.status !== 200) throw new Error(`A scan answered ${answer?.status}: ${await answer?.text()}`);
        await answer.arrayBuffer();
      };
      await Promise.all(people.map((_, at) => scan(at)));
      const scans = await aSecond(PEOPLE, scan);
      const owners = await pool.query<{ id: string; household_id: string }>(
        `SELECT id, household_id FROM users JOIN memberships ON user_id = id WHERE username LIKE 'scans-${count}-%'`,
      );
      const bare = await aSecond(PEOPLE, (at) => {
        const owner = owners.rows[at] as (typeof owners.rows)[number];
        return bareScan(owner.household_id, owner.id);
      });
      const part = ((scans / bare) * 100).toFixed(0);
      console.log(
        `${count} servers: ${scans.toFixed(0)} scans a second, bare rows ${bare.toFixed(0)}: ${part}%; ${busy} told to try again`,
      );
    } finally {
      for (const server of servers) await server.dispose();
    }
  }
} finally {
  await pool.end();
  await own.drop();
  await postgres.stop();
}
