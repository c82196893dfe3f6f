import { type Db, writeTransaction } from '#db/open.ts';
import type { JobsTable } from '#db/schema.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import { type JobStore, LEASE_MS, type NewJob } from './store.ts';

/** Says which stage the work is in. @param progress 0 to 100 */
export type NoteStage = (stage: string, progress: number) => void;

/** What one kind of job does. */
export interface JobKind {
  /**
   * Does the work; done again after a crash it must be no worse than done once.
   * @returns the effect: run in the transaction that marks the job as done; gives what is kept as its result
   */
  run(job: JobsTable, note: NoteStage): Promise<() => string | null>;
  /** What a person is told where the last attempt failed. */
  readonly failed: string;
}

/** Durable jobs and the one who works at them. */
export interface JobRunner {
  /** Puts a job in the queue, durably, unless one of this key is there (see {@link JobStore.add}). */
  ensure(job: NewJob): JobsTable;
  /** Waits until a job ended or until the patience did, whichever comes first. @returns how it stands then */
  ended(key: string, patienceMs: number): Promise<JobsTable | null>;
  /** What a process before this one left running goes back to the queue; from here on jobs are worked at. */
  start(): void;
  /** Begins nothing more; what is under way may still end. */
  pause(): void;
  /** Gives back what is under way: the next process does it. */
  release(): void;
}

/** Jobs worked at at once: they mostly wait for other hosts or for the disk. */
const AT_ONCE = 2;
/** A job that failed once is begun again after this; after twice, after twice as long. */
const RETRY_MS = 1000;
/** A stage is written down this often at most; until then this process alone knows it. */
const NOTE_MS = 1000;
/** The longest pause before the queue is looked at again. */
const LOOK_MS = 60_000;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The job was given back or taken by another attempt: this one has no effect. */
class LeaseLostError extends Error {}

/**
 * Works at the jobs of the database. There is one process of an instance, the lock of its folder sees to that, so what
 * runs at a start runs nowhere.
 * @param kinds what each kind does
 * @param fatal called when the database can no longer be trusted
 */
export function createJobRunner(
  db: Db,
  store: JobStore,
  kinds: Readonly<Record<string, JobKind>>,
  { log, clock, fatal }: { readonly log: Log; readonly clock: () => number; readonly fatal: (error: unknown) => void },
): JobRunner {
  const underWay = new Map<number, JobsTable>();
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | null = null;
  let working = false;

  const write = (work: () => void): void => writeTransaction(db, work);
  /** What happens beside a request has nobody to throw to. */
  const guarded = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      log.error('exception', { route: 'jobs', detail: textOf(error) });
      if (isFatal(error)) fatal(error);
    }
  };

  const note = (job: JobsTable): void => write(() => store.note(job, job.stage, job.progress, clock()));

  async function workAt(job: JobsTable): Promise<void> {
    const kind = kinds[job.kind];
    const isMine = () => underWay.get(job.id) === job;
    let notedAt = clock();
    const beat = setInterval(() => guarded(() => note(job)), LEASE_MS / 3).unref();
    try {
      if (!kind) throw new Error(`There is no kind of job called ${job.kind}.`);
      const effect = await kind.run(job, (stage, progress) => {
        if (!isMine()) throw new LeaseLostError();
        Object.assign(job, { stage, progress });
        // A wait for the disk at each stage would take longer than most stages do.
        if (clock() - notedAt < NOTE_MS) return;
        notedAt = clock();
        note(job);
      });
      if (!isMine()) return;
      write(() => {
        // Undoes the effect where the job is no longer this attempt's to end.
        if (!store.finish(job, effect(), clock())) throw new LeaseLostError();
      });
    } catch (error) {
      if (!isMine() || error instanceof LeaseLostError) return;
      log.warn('job', { kind: job.kind, attempt: job.attempts, detail: textOf(error) });
      if (isFatal(error)) fatal(error);
      const again = clock() + RETRY_MS * job.attempts;
      guarded(() => write(() => store.fail(job, kind?.failed ?? textOf(error), again, clock())));
    } finally {
      clearInterval(beat);
      if (isMine()) underWay.delete(job.id);
      for (const wake of waiting.get(job.key) ?? []) wake();
      look();
    }
  }

  function look(): void {
    if (!working) return;
    if (timer) clearTimeout(timer);
    guarded(() => {
      while (underWay.size < AT_ONCE && (store.nextDue() ?? Number.POSITIVE_INFINITY) <= clock()) {
        const job = writeTransaction(db, () => store.claim(clock()));
        if (!job) break;
        underWay.set(job.id, job);
        void workAt(job);
      }
    });
    const due = store.nextDue();
    const pause = due === null || underWay.size >= AT_ONCE ? LOOK_MS : Math.min(LOOK_MS, Math.max(10, due - clock()));
    timer = setTimeout(look, pause).unref();
  }

  const pause = (): void => {
    working = false;
    if (timer) clearTimeout(timer);
  };

  return {
    ensure(wanted) {
      write(() => store.add(wanted, clock()));
      const job = store.find(wanted.key);
      if (!job) throw new Error(`The job ${wanted.key} is not there.`);
      if (job.state === 'queued') setImmediate(look);
      return job;
    },
    async ended(key, patienceMs) {
      const isOver = () => !['queued', 'running'].includes(store.find(key)?.state ?? 'done');
      if (!isOver()) {
        await new Promise<void>((resolve) => {
          const awake = () => {
            if (isOver()) stop();
          };
          const stop = () => {
            clearTimeout(late);
            waiting.get(key)?.delete(awake);
            if (waiting.get(key)?.size === 0) waiting.delete(key);
            resolve();
          };
          const late = setTimeout(stop, patienceMs);
          waiting.set(key, (waiting.get(key) ?? new Set()).add(awake));
        });
      }
      const job = store.find(key);
      return (job && underWay.get(job.id)) ?? job;
    },
    start() {
      if (store.anyRunning()) {
        const again = writeTransaction(db, () => store.requeue(clock()));
        log.info('jobs', { again });
      }
      working = true;
      look();
    },
    pause,
    release() {
      pause();
      const mine = [...underWay.values()];
      underWay.clear();
      if (mine.length > 0) guarded(() => write(() => mine.forEach((job) => void store.release(job))));
    },
  };
}
