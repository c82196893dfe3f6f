import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANES, USUAL_TRIES } from '#api/jobs/lanes.ts';
import { createJobRunner, type JobKind, type JobRunner } from '#api/jobs/runner.ts';
import { createJobStore, type JobStore, LEASE_MS } from '#api/jobs/store.ts';
import { createLog } from '#api/log.ts';
import type { Tx } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { eventually } from '../offline/phone.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';

let database: TestDatabase;
let store: JobStore;
let nowMs = 0;
let runners: JobRunner[] = [];
beforeEach(async () => {
  database = await testDatabase();
  store = createJobStore();
  nowMs = 1_000_000;
  runners = [];
});
afterEach(async () => {
  for (const runner of runners) await runner.release();
  database.close();
});

/** Starts a process that runs the jobs. A second call stands for the next process after a restart. */
async function process(kinds: Record<string, JobKind>): Promise<JobRunner> {
  const log = createLog(
    () => undefined,
    () => nowMs,
  );
  const runner = createJobRunner(database, store, kinds, { log, clock: () => nowMs, fatal: () => undefined });
  runners.push(runner);
  await runner.start();
  return runner;
}

/** A job as stored in the database. */
const found = (key: string) =>
  database.db.prepare<[string], JobsTable>('SELECT * FROM jobs WHERE key = ?').get(key) ?? null;
const effects = () =>
  database.db.prepare("SELECT value FROM instance WHERE key LIKE 'effect %' ORDER BY key").pluck().all();
const LEAVE = statement((q, row: { key: string; value: string }) =>
  q.insertInto('instance').values({ key: row.key, value: row.value }),
);
const leave =
  (what: string) =>
  async (tx: Tx): Promise<null> => {
    await tx.run(LEAVE, { key: `effect ${effects().length}`, value: what });
    return null;
  };
const never = () => new Promise<never>(() => undefined);
const JOB = { kind: 'work', key: 'one', payload: '{}' };

test('the same key is the same job, and is done once', async () => {
  const runner = await process({ work: { lane: 'asked', failed: '', run: async () => leave('done') } });
  const [first, second] = await Promise.all([runner.ensure(JOB), runner.ensure(JOB)]);
  expect(second.id).toBe(first.id);
  expect((await runner.ended('one', 5000))?.state).toBe('done');
  expect((await runner.ensure(JOB)).state).toBe('done');
  expect(effects()).toEqual(['done']);
  nowMs += 10;
  expect((await runner.ensure({ ...JOB, doneForMs: 5 })).state).toBe('queued');
  await runner.ended('one', 5000);
  expect(effects()).toEqual(['done', 'done']);
});

test('what a killed process left running is begun again at the next start, with nothing done twice', async () => {
  let reached = '';
  const killed = await process({
    work: {
      lane: 'asked',
      failed: '',
      run: async (_, note) => {
        nowMs += 1000;
        note('half', 50);
        reached = 'half';
        return never();
      },
    },
  });
  await killed.ensure(JOB);
  await eventually(() => expect(reached).toBe('half'));
  expect(found('one')).toMatchObject({
    state: 'running',
    stage: 'half',
    progress: 50,
    lease_until: nowMs + LEASE_MS,
  });
  const next = await process({ work: { lane: 'asked', failed: '', run: async () => leave('done') } });
  expect((await next.ended('one', 5000))?.state).toBe('done');
  expect(found('one')?.attempts).toBe(2);
  expect(effects()).toEqual(['done']);
});

test('three attempts, each later than the one before, then failed with a message; a new request begins anew', async () => {
  let begun = 0;
  const broken: JobKind = {
    lane: 'asked',
    failed: 'It could not be done.',
    run: async () => {
      begun += 1;
      throw new Error('no');
    },
  };
  const runner = await process({ work: broken });
  await runner.ensure(JOB);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await eventually(() => expect(found('one')).toMatchObject({ attempts: attempt, lease_until: null }));
    if (attempt < 3) expect(found('one')).toMatchObject({ state: 'queued', run_at: nowMs + 1000 * attempt });
    nowMs += 1000 * attempt;
    await runner.ensure(JOB);
  }
  expect(found('one')).toMatchObject({ state: 'failed', message: 'It could not be done.' });
  expect(begun).toBe(3);
  expect((await runner.ensure(JOB)).state).toBe('failed');
  nowMs += 61_000;
  expect(await runner.ensure(JOB)).toMatchObject({ state: 'queued', attempts: 0, message: null });
});

test('begun three times and never ended: failed, not begun for ever', async () => {
  await database.writes.run((tx) => store.add(tx, JOB, nowMs));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await process({ work: { lane: 'asked', failed: '', run: never } });
    await eventually(() => expect(found('one')).toMatchObject({ state: 'running', attempts: attempt }));
  }
  await process({ work: { lane: 'asked', failed: '', run: never } });
  expect(found('one')).toMatchObject({
    state: 'failed',
    message: 'This was started three times and never finished.',
  });
});

describe('an orderly end', () => {
  test('gives the lease back without counting the attempt, and the late result of it has no effect', async () => {
    let finish: (effect: (tx: Tx) => Promise<null>) => void = () => undefined;
    const runner = await process({
      work: {
        lane: 'asked',
        failed: '',
        run: () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      },
    });
    await runner.ensure(JOB);
    await eventually(() => expect(found('one')?.state).toBe('running'));
    await runner.release();
    expect(found('one')).toMatchObject({ state: 'queued', attempts: 0, lease_until: null });
    finish(leave('late'));
    const next = await process({ work: { lane: 'asked', failed: '', run: async () => leave('once') } });
    expect((await next.ended('one', 5000))?.state).toBe('done');
    expect(effects()).toEqual(['once']);
  });

  test('an effect that throws undoes the end of the job with it', async () => {
    let tries = 0;
    const runner = await process({
      work: {
        lane: 'asked',
        failed: '',
        run: async () => async (tx) => {
          tries += 1;
          await leave('half')(tx);
          if (tries === 1) throw new Error('in the middle');
          return 'kept';
        },
      },
    });
    await runner.ensure(JOB);
    await eventually(() => expect(found('one')?.attempts).toBe(1));
    expect(effects()).toEqual([]);
    nowMs += 1000;
    await runner.ensure(JOB);
    expect((await runner.ended('one', 5000))?.result).toBe('kept');
    expect(effects()).toEqual(['half']);
  });
});

describe('lanes', () => {
  test('what a person waits for begins beside everything else that runs, and no lane takes more than its share', async () => {
    const begun: string[] = [];
    const endless = (lane: JobKind['lane']): JobKind => ({
      lane,
      failed: '',
      run: (job) => {
        begun.push(job.key);
        return never();
      },
    });
    const kinds = { bulk: endless('bulk'), upkeep: endless('upkeep'), asked: endless('asked') };
    const runner = await process(kinds);
    for (const kind of Object.keys(kinds)) {
      for (let at = 1; at <= 4; at += 1) await runner.ensure({ kind, key: `${kind} ${at}`, payload: '{}' });
    }
    await eventually(() => expect(begun).toHaveLength(LANES.bulk.atOnce + LANES.upkeep.atOnce + LANES.asked.atOnce));
    expect(begun.sort()).toEqual(['asked 1', 'asked 2', 'bulk 1', 'upkeep 1']);
    await runner.cancel('bulk 1');
    await eventually(() => expect(begun).toContain('bulk 2'));
    expect(begun).toHaveLength(5);
  });

  test('a kind that this release does not know ends among the dead, with the reason', async () => {
    const runner = await process({});
    await runner.ensure({ kind: 'of tomorrow', key: 'one', payload: '{"kept":1}' });
    for (let attempt = 1; attempt <= USUAL_TRIES; attempt += 1) {
      await eventually(() => expect(found('one')).toMatchObject({ attempts: attempt, lease_until: null }));
      nowMs += 10_000;
      await runner.ensure({ kind: 'of tomorrow', key: 'one', payload: '{}' });
    }
    expect(await store.dead(database.reader, 9)).toMatchObject([
      { key: 'one', state: 'failed', payload: '{"kept":1}' },
    ]);
    expect((await store.dead(database.reader, 9))[0]?.error).toMatch(/Unknown kind of job: of tomorrow/);
  });
});

test('tries and the pause between them belong to the kind; the dead are kept longer than what was done', async () => {
  const broken: JobKind = {
    lane: 'upkeep',
    failed: 'It could not be done.',
    tries: 2,
    pauseMs: (attempt) => 30_000 * attempt,
    run: async () => {
      throw new Error('no room');
    },
  };
  const runner = await process({ work: broken, fine: { lane: 'asked', failed: '', run: async () => leave('done') } });
  await runner.ensure(JOB);
  await eventually(() => expect(found('one')).toMatchObject({ state: 'queued', run_at: nowMs + 30_000 }));
  expect(found('one')?.error).toMatch(/no room/);
  nowMs += 30_000;
  await runner.ensure(JOB);
  await runner.ensure({ kind: 'fine', key: 'two', payload: '{}' });
  expect((await runner.ended('one', 5000))?.state).toBe('failed');
  await runner.ended('two', 5000);
  expect(found('one')).toMatchObject({ attempts: 2, message: 'It could not be done.' });
  await database.writes.run((tx) => store.forget(tx, nowMs + 1));
  expect(found('two')).toBeNull();
  expect((await store.dead(database.reader, 9)).map(({ key }) => key)).toEqual(['one']);
  await database.writes.run((tx) => store.forget(tx, nowMs + 91 * 86_400_000));
  expect(await store.dead(database.reader, 9)).toEqual([]);
});

test('a job that is cancelled ends at once: it hears of it, leaves no effect, and may be asked for again', async () => {
  let heard = false;
  let end: () => void = () => undefined;
  const runner = await process({
    work: {
      lane: 'bulk',
      failed: '',
      run: (_job, _note, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            heard = true;
          });
          end = () => resolve(leave('late'));
        }),
    },
  });
  await runner.ensure(JOB);
  await runner.ensure({ ...JOB, key: 'two' });
  await eventually(() => expect(found('one')?.state).toBe('running'));
  expect(await runner.cancel('two'), 'one that waits').toBe(true);
  const waited = runner.ended('one', 5000);
  expect(await runner.cancel('one')).toBe(true);
  expect((await waited)?.state).toBe('cancelled');
  expect(heard).toBe(true);
  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(effects()).toEqual([]);
  expect(found('two')?.state).toBe('cancelled');
  expect(await runner.cancel('one'), 'there is nothing more to cancel').toBe(false);
  nowMs += 61_000;
  expect((await runner.ensure(JOB)).state).toBe('queued');
});

test('households take turns: the one that was served longest ago comes next, however many another has waiting', async () => {
  const { writes } = database;
  const add = (household: string, at: number) => {
    const payload = JSON.stringify({ householdId: household });
    return writes.run((tx) => store.add(tx, { kind: 'work', key: `${household} ${at}`, payload }, nowMs));
  };
  for (let at = 0; at < 4; at += 1) await add('greedy', at);
  await add('modest', 0);
  await add('modest', 1);
  await writes.run((tx) => store.add(tx, { kind: 'work', key: 'the instance', payload: '{}' }, nowMs));
  const which = { kinds: ['work'] };
  const order: (string | undefined)[] = [];
  for (let at = 0; at < 7; at += 1) {
    const job = await writes.run((tx) => store.claim(tx, which, nowMs));
    if (job) store.recordTurn(job);
    order.push(job?.key);
  }
  expect(order).toEqual(['greedy 0', 'modest 0', 'the instance', 'greedy 1', 'modest 1', 'greedy 2', 'greedy 3']);
});
