import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { KindFilter, NewJob } from './job.ts';
import { LANES, type Lane, STRAY_LANE, USUAL_TRIES, usualPauseMs } from './lanes.ts';
import { type JobStore, LEASE_MS } from './store.ts';

/** Says which stage the work is in. @param progress 0 to 100 */
export type NoteStage = (stage: string, progress: number) => void;

/** What one kind of job does. */
export interface JobKind {
  /**
   * Does the work; done again after a crash it must be no worse than done once.
   * @param signal aborted where the job is cancelled or given back: what is done from then on has no effect
   * @returns the effect: run in the transaction that marks the job as done; gives what is kept as its result
   */
  run(job: JobsTable, note: NoteStage, signal: AbortSignal): Promise<(tx: Tx) => Promise<string | null>>;
  /** What a person is told where the last attempt failed. */
  readonly failed: string;
  /** Whom it waits behind. */
  readonly lane: Lane;
  /** How often it is begun at most. */
  readonly tries?: number;
  /** The pause after an attempt that failed, in milliseconds. @param attempt 1 for the first */
  readonly pauseMs?: (attempt: number) => number;
}

/** Durable jobs and the one who works at them. */
export interface JobRunner {
  /** Puts a job in the queue, durably, unless one of this key is there (see {@link JobStore.add}). */
  ensure(job: NewJob): Promise<JobsTable>;
  /** Looks at the queue at once: a job was put there in a transaction of its own. */
  wake(): void;
  /** Waits until a job ended or until the patience did, whichever comes first. @returns how it stands then */
  ended(key: string, patienceMs: number): Promise<JobsTable | null>;
  /** Ends a job for good, whether it waits or runs. @returns whether there was one to end */
  cancel(key: string): Promise<boolean>;
  /** What a process before this one left running goes back to the queue; from here on jobs are worked at. */
  start(): Promise<void>;
  /** Begins nothing more; what is under way may still end. */
  pause(): void;
  /** Gives back what is under way: the next process does it. */
  release(): Promise<void>;
}

/** A stage is written down this often at most; until then this process alone knows it. */
const NOTE_MS = 1000;
/** The longest pause before the queue is looked at again. */
const LOOK_MS = 60_000;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A job that this process works at. */
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

/** The job was given back, cancelled or taken by another attempt: this one has no effect. */
class LeaseLostError extends Error {}

/** Every lease has ended before this: what ran at the start of the only server runs nowhere. */
const ALL_LEFT = Number.MAX_SAFE_INTEGER;
/** How often a job that another server may work at is looked at by whoever waits for its end. */
const LOOK_ELSEWHERE_MS = 500;

/**
 * Works at the jobs of the database. Where it is a file there is one process, the lock of its folder sees to that, so
 * what runs at a start runs nowhere. Where other servers work at the same jobs, what ran longer than its lease does.
 * @param kinds what each kind does
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
  /** The look at the queue that is under way, and whether something happened since it began. */
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  /** What happens beside a request has nobody to throw to. */
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
      if (!kind) throw new Error(`There is no kind of job called ${job.kind}.`);
      const noteStage: NoteStage = (stage, progress) => {
        if (!isMine()) throw new LeaseLostError();
        // Its column takes whole numbers alone.
        Object.assign(job, { stage, progress: Math.floor(progress) });
        // A wait for the disk at each stage would take longer than most stages do.
        if (clock() - notedAt < NOTE_MS) return;
        notedAt = clock();
        note(job);
      };
      const effect = await kind.run(job, noteStage, stop.signal);
      if (!isMine()) return;
      await writes.run(async (tx) => {
        // Undoes the effect where the job is no longer this attempt's to end.
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

  /** Begins what is due in a lane. */
  async function begin(lane: Lane, which: KindFilter): Promise<void> {
    while (working && isFree(lane) && (await dueAt(which)) <= clock()) {
      const job = await writes.run(async (tx) => {
        const claimed = await store.claim(tx, which, clock());
        if (!claimed || working) return claimed;
        // The server began to stop meanwhile.
        await store.release(tx, claimed);
        return null;
      });
      if (!job) break;
      store.tookTurn(job);
      const begun = { job, lane, stop: new AbortController() };
      underWay.set(job.id, begun);
      void workAt(begun);
    }
  }

  async function giveBack(): Promise<void> {
    // Clocks of servers differ: a lease counts as ended only when it would have ended twice.
    const before = others ? clock() - LEASE_MS : ALL_LEFT;
    // What has nothing to give back waits for no disk.
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
    // A full lane needs no timer: the job that ends there begins the next one.
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
      if (!job) throw new Error(`The job ${wanted.key} is not there.`);
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
        // Before the first look: it may end while that is under way.
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
