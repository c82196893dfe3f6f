import type { Reads, Tx } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import type { KindFilter, NewJob } from './job.ts';
import {
  ABANDONED,
  ADD,
  attemptOf,
  BY_KEY,
  CANCEL,
  claimOf,
  DEAD,
  dueOf,
  FINISH,
  FORGET,
  GIVE_UP,
  LAST_DONE,
  type LaneStatements,
  MEAN,
  NOTE,
  QUEUE_AGAIN,
  RELEASE,
  REQUEUE,
  RETRY,
  UNDER_WAY,
} from './statements.ts';

/** A failed or cancelled job is kept this much longer than one that is done. */
const FAILED_KEPT_MS = 90 * 86_400_000;
/** The lease of a running job: its worker renews it before it ends. */
export const LEASE_MS = 60_000;
/** A failed job may be enqueued again after this. */
const FAILED_FOR_MS = 60_000;

/** The message for a job that used up its attempts without ever finishing. */
const gaveUp = (tries: number): string => `This was started ${tries === 3 ? 'three' : tries} times and never finished.`;

/** How an attempt failed. */
export interface Failure {
  /** The message for a person. */
  readonly message: string;
  /** The last error, for the operator. */
  readonly error: string;
  /** When the next attempt starts, if there are tries left. */
  readonly runAt: number;
  readonly tries: number;
}

/** The rows of durable jobs. */
export interface JobStore {
  find(reads: Reads, key: string): Promise<JobsTable | null>;
  /** Enqueues a job, unless one with the same key is waiting, running or ended recently. */
  add(tx: Tx, job: NewJob, nowMs: number): Promise<void>;
  /**
   * Claims the next due job of these kinds and runs it under a lease; null if there is none. Households take turns: the
   * one served longest ago comes first, however many jobs another has waiting.
   */
  claim(tx: Tx, which: KindFilter, nowMs: number): Promise<JobsTable | null>;
  /** Call this once a claim is committed: it records that the job's household has had its turn. */
  recordTurn(job: JobsTable): void;
  note(tx: Tx, job: JobsTable, stage: string | null, progress: number, nowMs: number): Promise<void>;
  /** @returns whether the job still belonged to this attempt */
  finish(tx: Tx, job: JobsTable, result: string | null, nowMs: number): Promise<boolean>;
  /** Puts the job back into the queue until `runAt`, or marks it as failed if that was the last attempt. */
  fail(tx: Tx, job: JobsTable, failure: Failure, nowMs: number): Promise<void>;
  /** Cancels a waiting or running job. @returns whether there was one */
  cancel(tx: Tx, key: string, nowMs: number): Promise<boolean>;
  /** Jobs that ran out of tries, the most recently failed first. */
  dead(reads: Reads, limit: number): Promise<JobsTable[]>;
  /** Puts a job that failed for good back into the queue with all its tries. @returns whether there was such a job */
  retry(tx: Tx, id: number, nowMs: number): Promise<boolean>;
  /** How many jobs of each kind are waiting and running. */
  underWay(reads: Reads): Promise<ReadonlyArray<{ kind: string; queued: number; running: number }>>;
  /** Whether the lease of any running job ended before a given time, so that its worker is gone. */
  anyLeft(reads: Reads, before: number): Promise<boolean>;
  /** Puts the job back into the queue without counting the attempt: its process is shutting down in order. */
  release(tx: Tx, job: JobsTable): Promise<void>;
  /**
   * Puts abandoned running jobs back into the queue, or marks them as failed if that was the last attempt.
   * @param before a job counts as abandoned if its lease ended before this time
   * @param triesOf the highest number of attempts for a kind
   * @returns how many jobs there were
   */
  requeue(tx: Tx, before: number, triesOf: (kind: string) => number, nowMs: number): Promise<number>;
  /** When the next waiting job of these kinds is due; null if none is waiting. */
  nextDue(reads: Reads, which: KindFilter): Promise<number | null>;
  /** When a job of this kind was last done; null if no such job is stored. */
  lastDone(reads: Reads, kind: string): Promise<number | null>;
  /** The mean duration of the last finished jobs of a kind, in milliseconds; null if none is stored. */
  meanMs(reads: Reads, kind: string): Promise<number | null>;
  /** Deletes jobs that were done before a given time; failed and cancelled ones are kept 90 days longer. */
  forget(tx: Tx, before: number): Promise<number>;
}

/** The number of households whose last turn is remembered. */
const MOST_SERVED = 100;

/** The household a job is done for; null if it is a job of the instance. */
function householdOf({ payload }: JobsTable): string | null {
  const read: unknown = JSON.parse(payload);
  const id = typeof read === 'object' && read !== null && 'householdId' in read ? read.householdId : null;
  return typeof id === 'string' ? id : null;
}

/** Jobs in the database of the instance. */
export function createJobStore(): JobStore {
  /** Household ids, the one served longest ago first. */
  const served = new Set<string>();
  const lanes = new WeakMap<KindFilter, LaneStatements>();
  const laneOf = (which: KindFilter): LaneStatements => {
    const known = lanes.get(which);
    if (known) return known;
    const lane: LaneStatements = { due: dueOf(which), claims: new Map() };
    lanes.set(which, lane);
    return lane;
  };
  const claimFor = (which: KindFilter) => {
    const { claims } = laneOf(which);
    const claim = claims.get(served.size) ?? claimOf(which, served.size);
    claims.set(served.size, claim);
    return claim;
  };
  const failed = async (tx: Tx, job: JobsTable, failure: Failure, nowMs: number): Promise<void> => {
    const attempt = { ...attemptOf(job), run_at: failure.runAt, error: failure.error };
    if (job.attempts < failure.tries) await tx.run(QUEUE_AGAIN, attempt);
    else await tx.run(GIVE_UP, { ...attempt, message: failure.message, finished_at: nowMs });
  };
  return {
    find: async (reads, key) => (await reads.first(BY_KEY, { key })) ?? null,
    async add(tx, { doneForMs, notBefore, ...job }, now) {
      const doneBefore = doneForMs === undefined ? 0 : now - doneForMs;
      await tx.run(ADD, { ...job, now, runAt: notBefore ?? now, failedBefore: now - FAILED_FOR_MS, doneBefore });
    },
    async claim(tx, which, nowMs) {
      const order = Object.fromEntries([...served].map((household, at) => [`served${at}`, household]));
      return (await tx.first(claimFor(which), { ...order, now: nowMs, lease: nowMs + LEASE_MS })) ?? null;
    },
    recordTurn(job) {
      const household = householdOf(job);
      if (household !== null) {
        served.delete(household);
        served.add(household);
        for (const first of served) {
          if (served.size <= MOST_SERVED) break;
          served.delete(first);
        }
      }
    },
    note: async (tx, job, stage, progress, nowMs) =>
      void (await tx.run(NOTE, { ...attemptOf(job), stage, progress, lease_until: nowMs + LEASE_MS })),
    finish: async (tx, job, result, nowMs) =>
      (await tx.run(FINISH, { ...attemptOf(job), stage: job.stage, result, finished_at: nowMs })) === 1,
    fail: failed,
    cancel: async (tx, key, nowMs) => (await tx.run(CANCEL, { key, at: nowMs })) === 1,
    dead: (reads, limit) => reads.all(DEAD, { limit }),
    retry: async (tx, id, nowMs) => (await tx.run(RETRY, { id, at: nowMs })) === 1,
    async underWay(reads) {
      const kinds = new Map<string, { kind: string; queued: number; running: number }>();
      for (const { kind, state, all } of await reads.all(UNDER_WAY)) {
        const counted = kinds.get(kind) ?? { kind, queued: 0, running: 0 };
        kinds.set(kind, { ...counted, [state]: Number(all) });
      }
      return [...kinds.values()];
    },
    release: async (tx, job) => void (await tx.run(RELEASE, attemptOf(job))),
    anyLeft: async (reads, before) => (await reads.first(ABANDONED, { before })) !== undefined,
    async requeue(tx, before, triesOf, nowMs) {
      const left = await tx.all(ABANDONED, { before });
      for (const job of left) {
        const tries = triesOf(job.kind);
        const message = gaveUp(tries);
        if (job.attempts < tries) await tx.run(REQUEUE, { id: job.id, at: nowMs });
        else await failed(tx, job, { message, error: message, runAt: nowMs, tries }, nowMs);
      }
      return left.length;
    },
    nextDue: async (reads, which) => (await reads.first(laneOf(which).due))?.at ?? null,
    lastDone: async (reads, kind) => (await reads.first(LAST_DONE, { kind }))?.at ?? null,
    meanMs: async (reads, kind) => (await reads.first(MEAN, { kind }))?.mean ?? null,
    forget: (tx, before) => tx.run(FORGET, { doneBefore: before, failedBefore: before - FAILED_KEPT_MS }),
  };
}
