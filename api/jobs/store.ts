import type { Db } from '#db/open.ts';
import type { JobsTable } from '#db/schema.ts';

/** A job that failed or was cancelled stays this long; one that was done, as long as the clean-up says. */
const FAILED_KEPT_MS = 90 * 86_400_000;
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

/** What is told of a job that was begun as often as it may be, and never came back. */
const gaveUp = (tries: number): string => `This was begun ${tries === 3 ? 'three' : tries} times and never finished.`;

/** Which jobs are looked at: those of these kinds, and of kinds that are not known at all. */
export interface KindFilter {
  readonly kinds: readonly string[];
  /** Where kinds that nobody knows belong here too: those that are known. */
  readonly strays?: readonly string[];
}

/** How an attempt failed. */
export interface Failure {
  /** For a person. */
  readonly message: string;
  /** The last error, for the operator. */
  readonly error: string;
  /** Begun again then, where there are tries left. */
  readonly runAt: number;
  readonly tries: number;
}

/** The rows of durable jobs. Everything that writes is called inside a write transaction. */
export interface JobStore {
  find(key: string): JobsTable | null;
  /** Puts a job in the queue; one of the same key that waits, runs, or ended not long ago is left alone. */
  add(job: NewJob, nowMs: number): void;
  /**
   * The next job of these kinds that is due, now running under a lease; null where none is. Households take turns: the
   * one that was served longest ago comes first, however many jobs another has waiting.
   */
  claim(which: KindFilter, nowMs: number): JobsTable | null;
  note(job: JobsTable, stage: string | null, progress: number, nowMs: number): void;
  /** @returns whether the job was still this attempt's to end */
  finish(job: JobsTable, result: string | null, nowMs: number): boolean;
  /** Back into the queue until `runAt`, or failed where that was the last attempt. */
  fail(job: JobsTable, failure: Failure, nowMs: number): void;
  /** Ends a job that waits or runs. @returns whether it did */
  cancel(key: string, nowMs: number): boolean;
  /** Jobs that are out of tries, the last to fail first. */
  dead(limit: number): JobsTable[];
  /** Back into the queue as if it had not been begun: its process ends in order. */
  release(job: JobsTable): void;
  anyRunning(): boolean;
  /**
   * All that runs goes back to the queue, or has failed where that was the last attempt.
   * @param triesOf how often a job of a kind is begun at most
   * @returns how many jobs
   */
  requeue(triesOf: (kind: string) => number, nowMs: number): number;
  /** When the next waiting job of these kinds is due; null where none waits. */
  nextDue(which: KindFilter): number | null;
  /** When a job of this kind was last done. */
  lastDone(kind: string): number | null;
  /** Mean of what the last done jobs of a kind took, in milliseconds; null where none is kept. */
  meanMs(kind: string): number | null;
  /** Takes away what was done before a time; what failed stays for 90 days. */
  forget(before: number): number;
}

/** A {@link KindFilter} as SQL takes it: lists as JSON. */
interface Which {
  readonly kinds: string;
  readonly strays: string | null;
}

/** Households whose last turn is remembered. */
const MOST_SERVED = 100;

/** The household a job is done for; null where it is the instance's own. */
function householdOf({ payload }: JobsTable): string | null {
  const read: unknown = JSON.parse(payload);
  const id = typeof read === 'object' && read !== null && 'householdId' in read ? read.householdId : null;
  return typeof id === 'string' ? id : null;
}

/** Jobs in the database of the instance. */
export function createJobStore(db: Db): JobStore {
  /** In the order in which they were last served. */
  const served = new Set<string>();
  const byKey = db.prepare<[string], JobsTable>('SELECT * FROM jobs WHERE key = ?');
  const insert = db.prepare<NewJob & { now: number; failedBefore: number; doneBefore: number }>(`
    INSERT INTO jobs (key, kind, payload, state, run_at, created_at) VALUES (:key, :kind, :payload, 'queued', :now, :now)
    ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, state = 'queued', stage = NULL, progress = 0,
      attempts = 0, run_at = excluded.run_at, result = NULL, message = NULL, finished_at = NULL, error = NULL
    WHERE finished_at < iif(state = 'done', :doneBefore, :failedBefore)`);
  const OF_KIND = `(kind IN (SELECT value FROM json_each(:kinds))
    OR (:strays IS NOT NULL AND kind NOT IN (SELECT value FROM json_each(:strays))))`;
  const claim = db.prepare<Which & { now: number; lease: number; served: string }, JobsTable>(`
    UPDATE jobs SET state = 'running', stage = NULL, progress = 0, attempts = attempts + 1, lease_until = :lease,
      started_at = :now
    WHERE id = (SELECT id FROM jobs WHERE state = 'queued' AND run_at <= :now AND ${OF_KIND}
      ORDER BY coalesce((SELECT s.key FROM json_each(:served) s WHERE s.value = payload ->> 'householdId'), -1), run_at, id
      LIMIT 1)
    RETURNING *`);
  const note = db.prepare<[string | null, number, number, number, number]>(`
    UPDATE jobs SET stage = ?, progress = ?, lease_until = ? WHERE id = ? AND attempts = ? AND state = 'running'`);
  const finish = db.prepare<[string | null, string | null, number, number, number]>(`
    UPDATE jobs SET state = 'done', stage = ?, progress = 100, lease_until = NULL, result = ?, finished_at = ?
    WHERE id = ? AND attempts = ? AND state = 'running'`);
  const fail = db.prepare<Failure & { now: number; id: number; attempts: number }>(`
    UPDATE jobs SET state = iif(attempts >= :tries, 'failed', 'queued'), lease_until = NULL, run_at = :runAt,
      message = iif(attempts >= :tries, :message, NULL), finished_at = iif(attempts >= :tries, :now, NULL), error = :error
    WHERE id = :id AND attempts = :attempts AND state = 'running'`);
  const cancel = db.prepare<[number, string]>(`
    UPDATE jobs SET state = 'cancelled', lease_until = NULL, finished_at = ?
    WHERE key = ? AND state IN ('queued', 'running')`);
  const dead = db.prepare<[number], JobsTable>(
    "SELECT * FROM jobs WHERE state = 'failed' ORDER BY finished_at DESC, id DESC LIMIT ?",
  );
  const release = db.prepare<[number, number]>(`
    UPDATE jobs SET state = 'queued', attempts = attempts - 1, lease_until = NULL
    WHERE id = ? AND attempts = ? AND state = 'running'`);
  const running = db.prepare<[], JobsTable>("SELECT * FROM jobs WHERE state = 'running'");
  const again = db.prepare<[number, number]>(
    "UPDATE jobs SET state = 'queued', lease_until = NULL, run_at = ? WHERE id = ?",
  );
  const due = db
    .prepare<Which, number | null>(`SELECT min(run_at) FROM jobs WHERE state = 'queued' AND ${OF_KIND}`)
    .pluck();
  const done = db
    .prepare<[string], number | null>("SELECT max(finished_at) FROM jobs WHERE kind = ? AND state = 'done'")
    .pluck();
  const mean = db
    .prepare<[string], number | null>(`
      SELECT avg(finished_at - started_at) FROM (
        SELECT finished_at, started_at FROM jobs WHERE kind = ? AND state = 'done' ORDER BY id DESC LIMIT 20)`)
    .pluck();
  const forget = db.prepare<[number, number]>(
    "DELETE FROM jobs WHERE (state = 'done' AND finished_at < ?) OR (state IN ('failed', 'cancelled') AND finished_at < ?)",
  );
  const which = ({ kinds, strays }: KindFilter): Which => ({
    kinds: JSON.stringify(kinds),
    strays: strays ? JSON.stringify(strays) : null,
  });
  const failed = (job: JobsTable, failure: Failure, nowMs: number): void =>
    void fail.run({ ...failure, now: nowMs, id: job.id, attempts: job.attempts });
  return {
    find: (key) => byKey.get(key) ?? null,
    add: ({ doneForMs, ...job }, nowMs) =>
      void insert.run({
        ...job,
        now: nowMs,
        failedBefore: nowMs - FAILED_FOR_MS,
        doneBefore: doneForMs === undefined ? 0 : nowMs - doneForMs,
      }),
    claim(filter, nowMs) {
      const turn = { ...which(filter), now: nowMs, lease: nowMs + LEASE_MS, served: JSON.stringify([...served]) };
      const job = claim.get(turn) ?? null;
      const household = job ? householdOf(job) : null;
      if (household !== null) {
        served.delete(household);
        served.add(household);
        for (const first of served) {
          if (served.size <= MOST_SERVED) break;
          served.delete(first);
        }
      }
      return job;
    },
    note: (job, stage, progress, nowMs) => void note.run(stage, progress, nowMs + LEASE_MS, job.id, job.attempts),
    finish: (job, result, nowMs) => finish.run(job.stage, result, nowMs, job.id, job.attempts).changes === 1,
    fail: failed,
    cancel: (key, nowMs) => cancel.run(nowMs, key).changes === 1,
    dead: (limit) => dead.all(limit),
    release: (job) => void release.run(job.id, job.attempts),
    anyRunning: () => running.get() !== undefined,
    requeue(triesOf, nowMs) {
      const left = running.all();
      for (const job of left) {
        const tries = triesOf(job.kind);
        const message = gaveUp(tries);
        if (job.attempts < tries) again.run(nowMs, job.id);
        else failed(job, { message, error: message, runAt: nowMs, tries }, nowMs);
      }
      return left.length;
    },
    nextDue: (filter) => due.get(which(filter)) ?? null,
    lastDone: (kind) => done.get(kind) ?? null,
    meanMs: (kind) => mean.get(kind) ?? null,
    forget: (before) => forget.run(before, before - FAILED_KEPT_MS).changes,
  };
}
