import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobRunner, type JobKind, type JobRunner } from '#api/jobs/runner.ts';
import { createJobStore, LEASE_MS } from '#api/jobs/store.ts';
import { createLog } from '#api/log.ts';
import type { Database } from '#db/database.ts';
import { connectPostgres, type PostgresConnections } from '#db/postgres/connections.ts';
import { migratedPostgres } from '../api/open-connections.ts';
import { eventually } from '../offline/phone.ts';
import type { OwnDatabase } from '../support/postgres-database.ts';

let own: OwnDatabase;
const connections: PostgresConnections[] = [];
let runners: JobRunner[] = [];
let nowMs = 1_000_000;
beforeEach(async () => {
  own = await migratedPostgres();
  nowMs = 1_000_000;
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.release();
  for (const one of connections.splice(0)) await one.close();
  await own.drop();
});

async function server(kind: JobKind['run']): Promise<JobRunner> {
  const one = await connectPostgres(own.url, () => undefined);
  connections.push(one);
  const database: Database = one.database();
  const log = createLog(
    () => undefined,
    () => nowMs,
  );
  const kinds = { work: { lane: 'asked' as const, failed: '', run: kind } };
  const runner = createJobRunner(database, createJobStore(), kinds, {
    log,
    clock: () => nowMs,
    fatal: () => undefined,
  });
  runners.push(runner);
  await runner.start();
  return runner;
}

const PATIENCE_MS = 20_000;
const NOTHING_TO_WRITE = async () => null;

test('each job is done once, whichever of three servers was asked and whichever does it (product P17.22)', async () => {
  const done: string[] = [];
  const run: JobKind['run'] = async ({ key }) => {
    done.push(key);
    return NOTHING_TO_WRITE;
  };
  const all = await Promise.all([server(run), server(run), server(run)]);
  const keys = Array.from({ length: 12 }, (_, number) => `job ${number}`);
  // As with daily jobs, every server requests each of them.
  await Promise.all(all.flatMap((one) => keys.map((key) => one.ensure({ kind: 'work', key, payload: '{}' }))));
  for (const key of keys) expect((await all[0]?.ended(key, PATIENCE_MS))?.state).toBe('done');
  expect(done.toSorted()).toEqual(keys.toSorted());
});

test('what a server that is gone left is taken up by another once its lease is long over (product P17.22)', async () => {
  let begun = 0;
  const gone = await server(() => {
    begun += 1;
    return new Promise(() => undefined);
  });
  await gone.ensure({ kind: 'work', key: 'one', payload: '{}' });
  await eventually(() => expect(begun).toBe(1));
  // As if killed: it can no longer reach the database.
  runners = [];
  for (const one of connections.splice(0)) await one.close();
  let taken = 0;
  const other = await server(async () => {
    taken += 1;
    return NOTHING_TO_WRITE;
  });
  nowMs += LEASE_MS;
  await other.ensure({ kind: 'work', key: 'another', payload: '{}' });
  expect((await other.ended('another', PATIENCE_MS))?.state).toBe('done');
  expect(taken).toBe(1);
  nowMs += LEASE_MS + 1;
  await other.ensure({ kind: 'work', key: 'a third', payload: '{}' });
  expect((await other.ended('one', PATIENCE_MS))?.state).toBe('done');
  await eventually(() => expect(taken).toBe(3));
});
