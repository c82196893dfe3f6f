import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobStore } from '#api/jobs/store.ts';
import type { Database } from '#db/database.ts';
import type { UnitOfWork } from '#db/handles.ts';
import { reportingChangedTables } from '#db/written-tables.ts';
import { openConnections, type TestConnections } from '../api/open-connections.ts';

// The tables that a write changed are reported after its commit (product P17.35).
const jobs = createJobStore();
const JOB = { kind: 'nothing', key: 'one', payload: '{}' };
let dir = '';
let connections: TestConnections;
let database: Database;
let told: string[][];
let writes: UnitOfWork;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-tables-'));
  connections = await openConnections(dir);
  database = connections.database();
  told = [];
  writes = reportingChangedTables(
    database.writes,
    () => true,
    (tables) => told.push([...tables]),
  );
});
afterEach(async () => {
  await connections.close();
  rmSync(dir, { recursive: true, force: true });
});

test('rows that were put in, changed, or claimed with their answer are told once each time', async () => {
  await writes.run((tx) => jobs.add(tx, JOB, 1));
  const claimed = await writes.run((tx) => jobs.claim(tx, { kinds: ['nothing'] }, 2));
  expect(claimed?.key).toBe('one');
  await writes.run((tx) => jobs.cancel(tx, 'one', 3));
  expect(told).toEqual([['jobs'], ['jobs'], ['jobs']]);
});

test('what is already there when it is told can be read', async () => {
  let seen: Promise<unknown> = Promise.resolve();
  const reading = reportingChangedTables(
    database.writes,
    () => true,
    () => {
      seen = jobs.find(database.reader, 'one');
    },
  );
  await reading.run((tx) => jobs.add(tx, JOB, 1));
  expect(await seen).toMatchObject({ key: 'one' });
});

test('a read, a change of no row, and what was undone tell nothing', async () => {
  await writes.run((tx) => jobs.find(tx, 'one'));
  await writes.run((tx) => jobs.cancel(tx, 'one', 1));
  const undone = writes.run(async (tx) => {
    await jobs.add(tx, JOB, 1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(told).toEqual([]);
});

test('a table that nobody follows is not told of', async () => {
  const others = reportingChangedTables(
    database.writes,
    (table) => table !== 'jobs',
    (tables) => told.push([...tables]),
  );
  await others.run((tx) => jobs.add(tx, JOB, 1));
  expect(told).toEqual([]);
});
