import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { KindFilter, NewJob } from './job.ts';
import { LANES, type Lane, STRAY_LANE, USUAL_TRIES, usualPauseMs } from './lanes.ts';
import { type JobStore, LEASE_MS } from './store.ts';

/** Reports the stage of the work. @param progress 0 to 100 */
export type NoteStage = (stage: string, progress: number) => void;

/** The implementation of one kind of job. */
export interface JobKind {
  /**
   * Does the work. It may run again after a crash, so repeating it must do no harm.
   * @param signal aborted if the job is cancelled or given back; anything done after that has no effect
   * @returns the effect, run in the transaction that marks the job as done; it returns the result to keep
   */
  run(job: JobsTable, note: NoteStage, signal: AbortSignal): Promise<(tx: Tx) => Promise<string | null>>;
  /** The message shown to a person after the last attempt failed. */
  readonly failed: string;
  /** The lane it waits in. */
  readonly lane: Lane;
  /** The highest number of attempts. */
  readonly tries?: number;
  /** The pause after a failed attempt, in milliseconds. @param attempt 1 for the first */
  readonly pauseMs?: (attempt: number) => number;
}

/** Durable jobs and their worker. */
export interface JobRunner {
  /** Enqueues a job durably, unless one with this key exists (see {@link JobStore.add}). */
  ensure(job: NewJob): Promise<JobsTable>;
  /** Checks the queue at once: a job was enqueued in a transaction elsewhere. */
  wake(): void;
  /** Waits until a job has ended or `patienceMs` is over, whichever comes first. @returns its state at that moment */
  ended(key: string, patienceMs: number): Promise<JobsTable | null>;
  /** Ends a queued or running job for good. @returns whether there was one to end */
  cancel(key: string): Promise<boolean>;
  /** Puts jobs that an earlier process left running back into the queue, then starts working. */
  start(): Promise<void>;
  /** Starts no more jobs; those under way may still finish. */
  pause(): void;
  /** Puts jobs under way back into the queue for the next process. */
  release(): Promise<void>;
}

/** Stages are stored at most this often; in between only this process knows them. */
const NOTE_MS = 1000;
/** The longest interval between two checks of the queue. */
const LOOK_MS = 60_000;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A job that this process is working on. */
interface UnderWay {
  readonly job: JobsTable;
  readonly lane: Lane;
  readonly stop: AbortController;
}

/** The kinds of each lane. */
function filtersOf(kinds: Readonly<Record<string, JobKind>>): ReadonlyArray<readonly [Lane, KindFilter]> {
  const names = Object.keys(kinds);
  return (Object.keys(LANES) as Lane[]).map((lane) => {
    const mine = names.filter((name) => kinds[name]?.lane === lane);
    return [lane, { kinds: mine, ...(lane === STRAY_LANE && { strays: names }) }];
  });
}

/** The job was given back, cancelled or claimed by another attempt, so this attempt must have no effect. */
class LeaseLostError extends Error {}

/** Later than the end of any lease: when the only server starts, no job marked as running has a worker. */
const ALL_LEFT = Number.MAX_SAFE_INTEGER;
/** Polling interval while waiting for the end of a job that another server may be running. */
const LOOK_ELSEWHERE_MS = 500;

/**
 * Works on the jobs in the database. With SQLite only one process can run, since it locks its data folder: a job marked
 * as running when it starts has no worker. With several servers, a job whose lease ran out has none.
 * @param kinds the implementation of each kind
 * @param fatal called when the database can no longer be trusted
 */
export function createJobRunner(
  { reader, writes, others }: Database,
  store: JobStore,
  kinds: Readonly<Record<string, JobKind>>,
  { log, clock, fatal }: { readonly log: Log; readonly clock: () => number; readonly fatal: (error: unknown) => void },
): JobRunner {
  const underWay = new Map<number, UnderWay>();
  const lanes = filtersOf(kinds);
  const triesOf = (kind: string): number => kinds[kind]?.tries ?? USUAL_TRIES;
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | null = null;
  let working = false;
  /** The queue check under way, and whether something happened since it began. */
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  /** Background work has no caller to throw to, so errors are logged. */
  const guarded = async (what: () => Promise<unknown>): Promise<void> => {
    try {
      await what();
    } catch (error) {
      log.error('exception', { route: 'jobs', detail: textOf(error) });
      if (isFatal(error)) fatal(error);
    }
  };
  const wake = (key: string): void => {
    for (const awake of waiting.get(key) ?? []) awake();
  };

  const note = (job: JobsTable): void =>
    void guarded(() => writes.run((tx) => store.note(tx, job, job.stage, job.progress, clock())));

  async function workAt({ job, stop }: UnderWay): Promise<void> {
    const kind = kinds[job.kind];
    const isMine = () => underWay.get(job.id)?.job === job;
    let notedAt = clock();
    const beat = setInterval(() => note(job), LEASE_MS / 3).unref();
    try {
      if (!kind) throw new Error(`Unknown kind of job: ${job.kind}.`);
      const noteStage: NoteStage = (stage, progress) => {
        if (!isMine()) throw new LeaseLostError();
        // The column is an integer.
        Object.assign(job, { stage, progress: Math.floor(progress) });
        // Waiting for the disk at every stage would take longer than most stages.
        if (clock() - notedAt < NOTE_MS) return;
        notedAt = clock();
        note(job);
      };
      const effect = await kind.run(job, noteStage, stop.signal);
      if (!isMine()) return;
      await writes.run(async (tx) => {
        // Rolls the effect back if this attempt no longer owns the job.
        if (!(await store.finish(tx, job, await effect(tx), clock()))) throw new LeaseLostError();
      });
    } catch (error) {
      if (!isMine() || error instanceof LeaseLostError) return;
      log.warn('job', { kind: job.kind, attempt: job.attempts, detail: textOf(error) });
      if (isFatal(error)) fatal(error);
      const runAt = clock() + (kind?.pauseMs ?? usualPauseMs)(job.attempts);
      const failure = { message: kind?.failed ?? textOf(error), error: textOf(error), runAt, tries: triesOf(job.kind) };
      await guarded(() => writes.run((tx) => store.fail(tx, job, failure, clock())));
      if (job.attempts >= failure.tries) log.error('job', { kind: job.kind, key: job.key, dead: true });
    } finally {
      clearInterval(beat);
      if (isMine()) underWay.delete(job.id);
      wake(job.key);
      look();
    }
  }

  const isFree = (lane: Lane): boolean =>
    [...underWay.values()].filter((one) => one.lane === lane).length < LANES[lane].atOnce;
  const dueAt = async (which: KindFilter): Promise<number> =>
    (await store.nextDue(reader, which)) ?? Number.POSITIVE_INFINITY;

  /** Starts the due jobs of a lane, as far as it has room. */
  async function begin(lane: Lane, which: KindFilter): Promise<void> {
    while (working && isFree(lane) && (await dueAt(which)) <= clock()) {
      const job = await writes.run(async (tx) => {
        const claimed = await store.claim(tx, which, clock());
        if (!claimed || working) return claimed;
        // The server began to shut down meanwhile.
        await store.release(tx, claimed);
        return null;
      });
      if (!job) break;
      store.recordTurn(job);
      const begun = { job, lane, stop: new AbortController() };
      underWay.set(job.id, begun);
      void workAt(begun);
    }
  }

  async function giveBack(): Promise<void> {
    // Clocks of servers differ: a lease counts as lost only when it has been over for its full length.
    const before = others ? clock() - LEASE_MS : ALL_LEFT;
    // A read first: with nothing to give back, no write has to wait for the disk.
    if (!(await store.anyLeft(reader, before))) return;
    const again = await writes.run((tx) => store.requeue(tx, before, triesOf, clock()));
    log.info('jobs', { again });
  }

  async function lookOnce(): Promise<void> {
    if (others) await guarded(giveBack);
    await guarded(async () => {
      for (const [lane, which] of lanes) await begin(lane, which);
    });
    let next = Number.POSITIVE_INFINITY;
    // A full lane needs no timer: the queue is checked again when a job ends there.
    await guarded(async () => {
      for (const [lane, which] of lanes) if (isFree(lane)) next = Math.min(next, await dueAt(which));
    });
    if (!working) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(look, Math.min(LOOK_MS, Math.max(10, next - clock()))).unref();
  }

  function look(): void {
    if (!working) return;
    lookAgain = true;
    looking ??= (async () => {
      while (lookAgain && working) {
        lookAgain = false;
        await lookOnce();
      }
      looking = null;
    })();
  }

  const pause = (): void => {
    working = false;
    if (timer) clearTimeout(timer);
  };

  return {
    async ensure(wanted) {
      const job = await writes.run(async (tx) => {
        await store.add(tx, wanted, clock());
        return store.find(tx, wanted.key);
      });
      if (!job) throw new Error(`The job ${wanted.key} was not found.`);
      if (job.state === 'queued') look();
      return job;
    },
    wake: look,
    async ended(key, patienceMs) {
      const isOver = async () => !['queued', 'running'].includes((await store.find(reader, key))?.state ?? 'done');
      await new Promise<void>((resolve, reject) => {
        const elsewhere = others && setInterval(() => awake(), LOOK_ELSEWHERE_MS);
        const stop = () => {
          clearTimeout(late);
          clearInterval(elsewhere);
          waiting.get(key)?.delete(awake);
          if (waiting.get(key)?.size === 0) waiting.delete(key);
          resolve();
        };
        const awake = () => void isOver().then((over) => over && stop(), reject);
        const late = setTimeout(stop, patienceMs);
        // Registered before the first check: the job may end while that is under way.
        waiting.set(key, (waiting.get(key) ?? new Set()).add(awake));
        awake();
      });
      const job = await store.find(reader, key);
      return (job && underWay.get(job.id)?.job) ?? job;
    },
    async cancel(key) {
      const ended = await writes.run((tx) => store.cancel(tx, key, clock()));
      for (const [id, { job, stop }] of underWay) {
        if (job.key !== key) continue;
        underWay.delete(id);
        stop.abort();
      }
      wake(key);
      look();
      return ended;
    },
    async start() {
      await giveBack();
      working = true;
      look();
    },
    pause,
    async release() {
      pause();
      await looking;
      const mine = [...underWay.values()];
      underWay.clear();
      for (const { stop } of mine) stop.abort();
      if (mine.length === 0) return;
      await guarded(() =>
        writes.run(async (tx) => {
          for (const { job } of mine) await store.release(tx, job);
        }),
      );
    },
  };
}
