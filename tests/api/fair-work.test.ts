import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchLoop } from '#api/http/loop-watch.ts';
import { createWorkBudget } from '#api/http/work-budget.ts';
import { scheduleDaily } from '#api/jobs/daily.ts';
import { createLog } from '#api/log.ts';
import { createQuestionBudget } from '#api/outgoing/request-budget.ts';
import { createPictureReader, type ReadingThread } from '#api/reading/reader.ts';
import { createTurns } from '#api/reading/turns.ts';
import { newPerson } from './person.ts';
import { itemOf, op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

const logOf = (lines: string[]) =>
  createLog(
    (text) => lines.push(text),
    () => 0,
  );

/** Runs everything that is already queued in the event loop. */
const settle = () => pause(0);

describe('turns [product P10.8]', () => {
  test('whoever sends one piece of work waits for one of another household, not for all of them', async () => {
    const turns = createTurns();
    const done: string[] = [];
    const work = (name: string) => async () => {
      await settle();
      done.push(name);
      return name;
    };
    const greedy = [1, 2, 3].map((at) => turns.take('greedy', work(`greedy ${at}`)));
    const modest = turns.take('modest', work('modest'));
    expect(await Promise.all([...greedy, modest])).toEqual(['greedy 1', 'greedy 2', 'greedy 3', 'modest']);
    expect(done.indexOf('modest')).toBeLessThan(done.indexOf('greedy 3'));
  });

  test('one household cannot fill the queue, and work that fails gives its turn on', async () => {
    const turns = createTurns();
    const failing = turns.take('one', () => Promise.reject(new Error('no')));
    const waiting = [1, 2, 3].map((at) => turns.take('one', async () => at));
    const other = turns.take('other', async () => 'other');
    await expect(failing).rejects.toThrow('no');
    expect(await Promise.all(waiting)).toEqual([1, 2, null]);
    expect(await other).toBe('other');
    turns.stop();
    expect(await turns.take('other', async () => 'late')).toBeNull();
  });
});

describe('the reader of pictures', () => {
  class Thread extends EventEmitter {
    asked: number[] = [];
    ended = false;
    postMessage = ({ id }: { id: number }) => this.asked.push(id);
    unref = () => undefined;
    terminate = async () => {
      this.ended = true;
      return 0;
    };
  }
  const threads = () => {
    const started: Thread[] = [];
    const start = () => {
      started.push(new Thread());
      return started.at(-1) as unknown as ReadingThread;
    };
    return { started, start };
  };
  afterEach(() => void vi.useRealTimers());

  test('a picture that takes too long is given up alone: the next one is looked at', async () => {
    vi.useFakeTimers();
    const { started, start } = threads();
    const reader = createPictureReader(start, 1000, 5000);
    const stripes = reader.read('one', 'label', new Uint8Array());
    const next = reader.read('other', 'copy', new Uint8Array());
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stripes).toMatchObject({ ok: false, problem: { code: 'BUSY' } });
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
    const jpeg = new Uint8Array([1]);
    started[1]?.emit('message', { id: started[1].asked[0], ok: true, reading: { task: 'copy', jpeg } });
    expect(await next).toEqual({ ok: true, value: { task: 'copy', jpeg } });
    // An idle thread ends and frees its memory.
    await vi.advanceTimersByTimeAsync(5000);
    expect(started[1]?.ended).toBe(true);
  });

  test('where no thread can be started the answer is BUSY, and the next picture is tried again', async () => {
    let tries = 0;
    const reader = createPictureReader(() => {
      tries += 1;
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    });
    for (let at = 0; at < 3; at += 1) {
      expect(await reader.read('one', 'label', new Uint8Array())).toMatchObject({ problem: { code: 'BUSY' } });
    }
    expect(tries).toBe(3);
    await reader.stop();
  });
});

test('questions to other hosts have a budget by name and time [product P10.7]', () => {
  const budget = createQuestionBudget({ most: 2, windowMs: 1000 });
  expect([budget.take('a', 0), budget.take('a', 1), budget.take('a', 999)]).toEqual([true, true, false]);
  expect(budget.take('b', 999)).toBe(true);
  expect(budget.take('a', 1000)).toBe(true);
});

describe('the work of an account, in milliseconds [product P10.10]', () => {
  test('what it may do in a row is used up, drains away, and is nobody else\u2019s', () => {
    let nowMs = 0;
    const budget = createWorkBudget(1, () => nowMs);
    const busy = (account: string, ms: number) =>
      budget.measure(account, () => {
        nowMs += ms;
      });
    busy('greedy', 5_900);
    expect(budget.check('greedy').ok).toBe(true);
    busy('greedy', 1_000);
    expect(budget.check('greedy')).toMatchObject({ ok: false, problem: { code: 'RATE_LIMITED', retryAfter: 8 } });
    expect(budget.check('modest').ok).toBe(true);
    nowMs += 8_100;
    expect(budget.check('greedy').ok).toBe(true);
  });

  test('what follows in the same turn counts once, and what is waited for does not', async () => {
    let nowMs = 0;
    const budget = createWorkBudget(1, () => nowMs);
    const left = () => {
      const checked = budget.check('greedy');
      return checked.ok ? 0 : checked.problem.retryAfter;
    };
    const call = budget.measureTurn('greedy', async () => {
      nowMs += 1_000;
      await Promise.resolve();
      budget.measure('greedy', () => {
        nowMs += 4_000;
      });
      await Promise.resolve();
      nowMs += 2_000;
      await pause(1);
      nowMs += 60;
    });
    await settle();
    // Seven seconds, one more than the allowed burst; a tenth of the last two has already drained.
    expect(left()).toBe(8);
    await call;
    expect(left()).toBe(8);
  });
});

describe('the watch over the event loop', () => {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };

  test('names the call that held it', async () => {
    const lines: string[] = [];
    const log = logOf(lines);
    const watch = watchLoop(log, () => performance.now());
    await pause(60);
    const leave = watch.enter('POST /api/slow');
    hold(300);
    leave();
    await vi.waitFor(() => {
      log.flush();
      const stalls = lines
        .join('')
        .split('\n')
        .filter((line) => line.includes('POST /api/slow'));
      expect(stalls.map((line) => JSON.parse(line))).toMatchObject([{ event: 'stall', level: 'warn' }]);
    });
    watch.stop();
  });
});

describe('a disk or a system that has no more room', () => {
  test('what is asked for every day does not end the process', async () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const asked: string[] = [];
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const jobs = {
      ensure: ({ key }: { key: string }): never => {
        asked.push(key);
        throw full;
      },
    };
    const fatal = vi.fn();
    const stop = scheduleDaily(jobs, ['backup'], { clock: () => 0, log: logOf(lines), fatal });
    await vi.advanceTimersByTimeAsync(60_000 + 3_600_000);
    stop();
    vi.useRealTimers();
    expect(asked).toEqual(['backup 1970-01-01', 'backup 1970-01-01']);
    expect(lines.join('')).toContain('database or disk is full');
    expect(fatal).not.toHaveBeenCalled();
  });

  test('a backup that cannot start a process fails, and the server goes on', () => {
    const program = `
      import { openSync, closeSync } from 'node:fs';
      import { runBackup } from '#api/backups/run-backup.ts';
      const open = [];
      try { for (;;) open.push(openSync('/dev/null', 'r')); } catch {}
      const end = await runBackup().then(() => 'taken', (error) => 'refused ' + error.message);
      await new Promise((done) => setTimeout(done, 100));
      for (const file of open) closeSync(file);
      console.log(end);`;
    const run = spawnSync(
      'sh',
      ['-c', 'ulimit -n 96; exec "$0" "$@"', process.execPath, '--import', 'tsx', '--input-type=module', '-e', program],
      { encoding: 'utf8', cwd: new URL('../..', import.meta.url) },
    );
    expect(run.stdout.trim(), run.stderr).toMatch(/^refused /);
    expect(run.status).toBe(0);
  });
});

describe('answers', () => {
  let app: RunningApp;
  afterEach(() => app.close());

  test('a pull of large products comes in pages of about half a megabyte, and is whole [product P10.9]', async () => {
    app = await startApp();
    const person = await newPerson(app);
    const ingredients = Array.from({ length: 99 }, (_, at) => `Glycerin ${at} `.padEnd(198, '界'));
    for (let at = 0; at < 6; at += 1) {
      const made = Array.from({ length: 4 }, () =>
        op(person, 'product.create', { barcode: null, name: 'Fat', ingredients }),
      );
      for (const one of made) expect(outcomes(await push(person, [one]))).toEqual(['applied']);
    }
    // As large as rows from before lists had a limit.
    app.db.exec(
      `UPDATE products SET data = json_set(data, '$.ingredientsText', printf('%.100000c', 'x')) WHERE household_id IS NOT NULL`,
    );
    const seen = new Set<string>();
    let pages = 0;
    let cursor: string | undefined;
    for (let more = true; more; pages += 1) {
      const page = await pull(person, cursor);
      expect(JSON.stringify(page.changes).length).toBeLessThan(700_000);
      for (const { id } of page.changes) seen.add(id);
      ({ cursor, more } = page);
    }
    expect(pages).toBe(6);
    expect([...seen].filter((id) => id.includes('-'))).toHaveLength(25);
  });

  test('probes tell nothing but that it is ready, and why not stands in the log', async () => {
    app = await startApp();
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    app.leaveRoom(1);
    app.wait(5000);
    const full = await fetch(`${app.url}/readyz`);
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ error: 'BUSY', message: 'The server is not ready.' });
    const head = await fetch(`${app.url}/api/nothing`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  test('whoever used up the work of its account is told to wait, and nobody else is [product P10.10]', async () => {
    app = await startApp({ rateLimitFactor: 0.0001 });
    const greedy = await newPerson(app);
    app.wait(3_600_000);
    const modest = await newPerson(app);
    const ops = Array.from({ length: 25 }, () => itemOf(greedy));
    expect(new Set(outcomes(await push(greedy, ops)))).toEqual(new Set(['applied']));
    app.wait(60_000);
    const refused = await greedy.get('/api/user');
    expect([refused.status, refused.body]).toMatchObject([429, { message: expect.stringContaining('busy') }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    app.wait(60_000);
    expect((await modest.get('/api/user')).status).toBe(200);
  });
});
