import type { Db } from '#db/open.ts';
import type { JobsTable } from '#db/schema.ts';

/** A job begun more often than this has failed. */
export const MOST_ATTEMPTS = 3;
/** A running job says within this time that somebody still works at it. */
export const LEASE_MS = 60_000;
/** A job that failed may be asked for again after this. */
const FAILED_FOR_MS = 60_000;

/** What is put into the queue. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  /** JSON. */
  readonly payload: string;
  /** Once done, it is done for this long; for good where it is not said. */
  readonly doneForMs?: number;
}

/** Whoever was begun three times and never came back. */
const GAVE_UP = 'This was begun three times and never finished.';

/** The rows of durable jobs. Everything that writes is called inside a write transaction. */
export interface JobStore {
  find(key: string): JobsTable | null;
  /** Puts a job in the queue; one of the same key that waits, runs, or ended not long ago is left alone. */
  add(job: NewJob, nowMs: number): void;
  /** The next job that is due, now running under a lease; null where none is. */
  claim(nowMs: number): JobsTable | null;
  note(job: JobsTable, stage: string | null, progress: number, nowMs: number): void;
  /** @returns whether the job was still this attempt's to end */
  finish(job: JobsTable, result: string | null, nowMs: number): boolean;
  /** Back into the queue until `runAt`, or failed where that was the last attempt. */
  fail(job: JobsTable, message: string, runAt: number, nowMs: number): void;
  /** Back into the queue as if it had not been begun: its process ends in order. */
  release(job: JobsTable): void;
  anyRunning(): boolean;
  /** All that runs goes back to the queue, or has failed where that was the last attempt. @returns how many jobs */
  requeue(nowMs: number): number;
  /** When the next waiting job is due; null where none waits. */
  nextDue(): number | null;
  /** When a job of this kind was last done. */
  lastDone(kind: string): number | null;
  /** Mean of what the last done jobs of a kind took, in milliseconds; null where none is kept. */
  meanMs(kind: string): number | null;
  /** Takes away what ended before a time. */
  forget(before: number): number;
}

/** Jobs in the database of the instance. */
export function createJobStore(db: Db): JobStore {
  const byKey = db.prepare<[string], JobsTable>('SELECT * FROM jobs WHERE key = ?');
  const insert = db.prepare<NewJob & { now: number; failedBefore: number; doneBefore: number }>(`
    INSERT INTO jobs (key, kind, payload, state, run_at, created_at) VALUES (:key, :kind, :payload, 'queued', :now, :now)
    ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, state = 'queued', stage = NULL, progress = 0,
      attempts = 0, run_at = excluded.run_at, result = NULL, message = NULL, finished_at = NULL
    WHERE finished_at < iif(state = 'failed', :failedBefore, :doneBefore)`);
  const claim = db.prepare<{ now: number; lease: number }, JobsTable>(`
    UPDATE jobs SET state = 'running', stage = NULL, progress = 0, attempts = attempts + 1, lease_until = :lease,
      started_at = :now
    WHERE id = (SELECT id FROM jobs WHERE state = 'queued' AND run_at <= :now ORDER BY run_at, id LIMIT 1)
    RETURNING *`);
  const note = db.prepare<[string | null, number, number, number, number]>(`
    UPDATE jobs SET stage = ?, progress = ?, lease_until = ? WHERE id = ? AND attempts = ? AND state = 'running'`);
  const finish = db.prepare<[string | null, string | null, number, number, number]>(`
    UPDATE jobs SET state = 'done', stage = ?, progress = 100, lease_until = NULL, result = ?, finished_at = ?
    WHERE id = ? AND attempts = ? AND state = 'running'`);
  const fail = db.prepare<{ message: string; runAt: number; now: number; id: number; attempts: number; most: number }>(`
    UPDATE jobs SET state = iif(attempts >= :most, 'failed', 'queued'), lease_until = NULL, run_at = :runAt,
      message = iif(attempts >= :most, :message, NULL), finished_at = iif(attempts >= :most, :now, NULL)
    WHERE id = :id AND attempts = :attempts AND state = 'running'`);
  const release = db.prepare<[number, number]>(`
    UPDATE jobs SET state = 'queued', attempts = attempts - 1, lease_until = NULL
    WHERE id = ? AND attempts = ? AND state = 'running'`);
  const running = db.prepare("SELECT 1 FROM jobs WHERE state = 'running' LIMIT 1");
  const requeue = db.prepare<{ now: number; most: number; message: string }>(`
    UPDATE jobs SET state = iif(attempts >= :most, 'failed', 'queued'), lease_until = NULL, run_at = :now,
      message = iif(attempts >= :most, :message, NULL), finished_at = iif(attempts >= :most, :now, NULL)
    WHERE state = 'running'`);
  const due = db.prepare<[], number | null>("SELECT min(run_at) FROM jobs WHERE state = 'queued'").pluck();
  const done = db
    .prepare<[string], number | null>("SELECT max(finished_at) FROM jobs WHERE kind = ? AND state = 'done'")
    .pluck();
  const mean = db
    .prepare<[string], number | null>(`
      SELECT avg(finished_at - started_at) FROM (
        SELECT finished_at, started_at FROM jobs WHERE kind = ? AND state = 'done' ORDER BY id DESC LIMIT 20)`)
    .pluck();
  const forget = db.prepare<[number]>("DELETE FROM jobs WHERE state IN ('done', 'failed') AND finished_at < ?");
  return {
    find: (key) => byKey.get(key) ?? null,
    add: ({ doneForMs, ...job }, nowMs) =>
      void insert.run({
        ...job,
        now: nowMs,
        failedBefore: nowMs - FAILED_FOR_MS,
        doneBefore: doneForMs === undefined ? 0 : nowMs - doneForMs,
      }),
    claim: (nowMs) => claim.get({ now: nowMs, lease: nowMs + LEASE_MS }) ?? null,
    note: (job, stage, progress, nowMs) => void note.run(stage, progress, nowMs + LEASE_MS, job.id, job.attempts),
    finish: (job, result, nowMs) => finish.run(job.stage, result, nowMs, job.id, job.attempts).changes === 1,
    fail: (job, message, runAt, nowMs) =>
      void fail.run({ message, runAt, now: nowMs, id: job.id, attempts: job.attempts, most: MOST_ATTEMPTS }),
    release: (job) => void release.run(job.id, job.attempts),
    anyRunning: () => running.get() !== undefined,
    requeue: (nowMs) => requeue.run({ now: nowMs, most: MOST_ATTEMPTS, message: GAVE_UP }).changes,
    nextDue: () => due.get() ?? null,
    lastDone: (kind) => done.get(kind) ?? null,
    meanMs: (kind) => mean.get(kind) ?? null,
    forget: (before) => forget.run(before).changes,
  };
}
