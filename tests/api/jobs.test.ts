import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANES, USUAL_TRIES } from '#api/jobs/lanes.ts';
import { createJobRunner, type JobKind, type JobRunner } from '#api/jobs/runner.ts';
import { createJobStore, type JobStore, LEASE_MS } from '#api/jobs/store.ts';
import { createLog } from '#api/log.ts';
import { migrate } from '#db/migrate.ts';
import { type Db, openDatabase, writeTransaction } from '#db/open.ts';
import { eventually } from '../offline/phone.ts';

let db: Db;
let rows: JobStore;
let nowMs = 0;
let runners: JobRunner[] = [];
beforeEach(async () => {
  db = openDatabase(':memory:');
  await migrate(db);
  db.exec('CREATE TABLE effects (what TEXT)');
  rows = createJobStore(db);
  nowMs = 1_000_000;
  runners = [];
});
afterEach(() => {
  for (const runner of runners) runner.release();
  db.close();
});

/** The process that works at the jobs; another call is the process after it. */
function process(kinds: Record<string, JobKind>): JobRunner {
  const log = createLog(
    () => undefined,
    () => nowMs,
  );
  const runner = createJobRunner(db, rows, kinds, { log, clock: () => nowMs, fatal: () => undefined });
  runners.push(runner);
  runner.start();
  return runner;
}

const effects = () => db.prepare('SELECT what FROM effects').pluck().all();
const leave = (what: string) => (): null => {
  db.prepare('INSERT INTO effects VALUES (?)').run(what);
  return null;
};
const never = () => new Promise<never>(() => undefined);
const JOB = { kind: 'work', key: 'one', payload: '{}' };

test('the same key is the same job, and is done once', async () => {
  const runner = process({ work: { lane: 'asked', failed: '', run: async () => leave('done') } });
  const [first, second] = [runner.ensure(JOB), runner.ensure(JOB)];
  expect(second.id).toBe(first.id);
  expect((await runner.ended('one', 5000))?.state).toBe('done');
  expect(runner.ensure(JOB).state).toBe('done');
  expect(effects()).toEqual(['done']);
  nowMs += 10;
  expect(runner.ensure({ ...JOB, doneForMs: 5 }).state).toBe('queued');
  await runner.ended('one', 5000);
  expect(effects()).toEqual(['done', 'done']);
});

test('what a killed process left running is begun again at the next start, with nothing done twice', async () => {
  let reached = '';
  process({
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
  }).ensure(JOB);
  await eventually(() => expect(reached).toBe('half'));
  expect(rows.find('one')).toMatchObject({
    state: 'running',
    stage: 'half',
    progress: 50,
    lease_until: nowMs + LEASE_MS,
  });
  const next = process({ work: { lane: 'asked', failed: '', run: async () => leave('done') } });
  expect((await next.ended('one', 5000))?.state).toBe('done');
  expect(rows.find('one')?.attempts).toBe(2);
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
  const runner = process({ work: broken });
  runner.ensure(JOB);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await eventually(() => expect(rows.find('one')).toMatchObject({ attempts: attempt, lease_until: null }));
    if (attempt < 3) expect(rows.find('one')).toMatchObject({ state: 'queued', run_at: nowMs + 1000 * attempt });
    nowMs += 1000 * attempt;
    runner.ensure(JOB);
  }
  expect(rows.find('one')).toMatchObject({ state: 'failed', message: 'It could not be done.' });
  expect(begun).toBe(3);
  expect(runner.ensure(JOB).state).toBe('failed');
  nowMs += 61_000;
  expect(runner.ensure(JOB)).toMatchObject({ state: 'queued', attempts: 0, message: null });
});

test('begun three times and never ended: failed, not begun for ever', () => {
  writeTransaction(db, () => rows.add(JOB, nowMs));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    process({ work: { lane: 'asked', failed: '', run: never } });
    expect(rows.find('one')).toMatchObject({ state: 'running', attempts: attempt });
  }
  process({ work: { lane: 'asked', failed: '', run: never } });
  expect(rows.find('one')).toMatchObject({
    state: 'failed',
    message: 'This was begun three times and never finished.',
  });
});

describe('an orderly end', () => {
  test('gives the lease back without counting the attempt, and the late result of it has no effect', async () => {
    let finish: (effect: () => null) => void = () => undefined;
    const runner = process({
      work: {
        lane: 'asked',
        failed: '',
        run: () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      },
    });
    runner.ensure(JOB);
    await eventually(() => expect(rows.find('one')?.state).toBe('running'));
    runner.release();
    expect(rows.find('one')).toMatchObject({ state: 'queued', attempts: 0, lease_until: null });
    finish(leave('late'));
    const next = process({ work: { lane: 'asked', failed: '', run: async () => leave('once') } });
    expect((await next.ended('one', 5000))?.state).toBe('done');
    expect(effects()).toEqual(['once']);
  });

  test('an effect that throws undoes the end of the job with it', async () => {
    let tries = 0;
    const runner = process({
      work: {
        lane: 'asked',
        failed: '',
        run: async () => () => {
          tries += 1;
          leave('half')();
          if (tries === 1) throw new Error('in the middle');
          return 'kept';
        },
      },
    });
    runner.ensure(JOB);
    await eventually(() => expect(rows.find('one')?.attempts).toBe(1));
    expect(effects()).toEqual([]);
    nowMs += 1000;
    runner.ensure(JOB);
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
    const runner = process(kinds);
    for (const kind of Object.keys(kinds)) {
      for (let at = 1; at <= 4; at += 1) runner.ensure({ kind, key: `${kind} ${at}`, payload: '{}' });
    }
    await eventually(() => expect(begun).toHaveLength(LANES.bulk.atOnce + LANES.upkeep.atOnce + LANES.asked.atOnce));
    expect(begun.sort()).toEqual(['asked 1', 'asked 2', 'bulk 1', 'upkeep 1']);
    runner.cancel('bulk 1');
    await eventually(() => expect(begun).toContain('bulk 2'));
    expect(begun).toHaveLength(5);
  });

  test('a kind that this release does not know ends among the dead, with the reason', async () => {
    const runner = process({});
    runner.ensure({ kind: 'of tomorrow', key: 'one', payload: '{"kept":1}' });
    for (let attempt = 1; attempt <= USUAL_TRIES; attempt += 1) {
      await eventually(() => expect(rows.find('one')).toMatchObject({ attempts: attempt, lease_until: null }));
      nowMs += 10_000;
      runner.ensure({ kind: 'of tomorrow', key: 'one', payload: '{}' });
    }
    expect(rows.dead(9)).toMatchObject([{ key: 'one', state: 'failed', payload: '{"kept":1}' }]);
    expect(rows.dead(9)[0]?.error).toMatch(/no kind of job called of tomorrow/);
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
  const runner = process({ work: broken, fine: { lane: 'asked', failed: '', run: async () => leave('done') } });
  runner.ensure(JOB);
  await eventually(() => expect(rows.find('one')).toMatchObject({ state: 'queued', run_at: nowMs + 30_000 }));
  expect(rows.find('one')?.error).toMatch(/no room/);
  nowMs += 30_000;
  runner.ensure(JOB);
  runner.ensure({ kind: 'fine', key: 'two', payload: '{}' });
  expect((await runner.ended('one', 5000))?.state).toBe('failed');
  await runner.ended('two', 5000);
  expect(rows.find('one')).toMatchObject({ attempts: 2, message: 'It could not be done.' });
  writeTransaction(db, () => rows.forget(nowMs + 1));
  expect(rows.find('two')).toBeNull();
  expect(rows.dead(9).map(({ key }) => key)).toEqual(['one']);
  writeTransaction(db, () => rows.forget(nowMs + 91 * 86_400_000));
  expect(rows.dead(9)).toEqual([]);
});

test('a job that is cancelled ends at once: it hears of it, leaves no effect, and may be asked for again', async () => {
  let heard = false;
  let end: () => void = () => undefined;
  const runner = process({
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
  runner.ensure(JOB);
  runner.ensure({ ...JOB, key: 'two' });
  await eventually(() => expect(rows.find('one')?.state).toBe('running'));
  expect(runner.cancel('two'), 'one that waits').toBe(true);
  const waited = runner.ended('one', 5000);
  expect(runner.cancel('one')).toBe(true);
  expect((await waited)?.state).toBe('cancelled');
  expect(heard).toBe(true);
  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(effects()).toEqual([]);
  expect(rows.find('two')?.state).toBe('cancelled');
  expect(runner.cancel('one'), 'there is nothing more to cancel').toBe(false);
  nowMs += 61_000;
  expect(runner.ensure(JOB).state).toBe('queued');
});

test('households take turns: the one that was served longest ago comes next, however many another has waiting', () => {
  const add = (household: string, at: number) =>
    rows.add({ kind: 'work', key: `${household} ${at}`, payload: JSON.stringify({ householdId: household }) }, nowMs);
  for (let at = 0; at < 4; at += 1) add('greedy', at);
  add('modest', 0);
  add('modest', 1);
  const order = Array.from({ length: 6 }, () => rows.claim({ kinds: ['work'] }, nowMs)?.key);
  expect(order).toEqual(['greedy 0', 'modest 0', 'greedy 1', 'modest 1', 'greedy 2', 'greedy 3']);
});
