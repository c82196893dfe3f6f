import type { Log } from '../log.ts';
import type { OperationStores } from '../sync/operations.ts';
import { createCleanUp } from './clean-up.ts';
import { scheduleDaily } from './daily.ts';
import { createJobRunner, type JobKind, type JobRunner } from './runner.ts';
import { createJobStore, type JobStore } from './store.ts';

/** The jobs of an instance: their rows and their runner. */
export interface Jobs {
  readonly runner: JobRunner;
  readonly rows: JobStore;
  /** Starts no more jobs. */
  stop(): void;
}

/**
 * Assembles the jobs of all rooms, and adds the clean-up job.
 * @param kinds the job kinds of every room
 * @param daily those of them that run once a day
 */
export function createJobs(
  kinds: Readonly<Record<string, JobKind>>,
  daily: readonly string[],
  stores: OperationStores,
  deps: {
    readonly log: Log;
    readonly clock: () => number;
    readonly fatal: (error: unknown) => void;
  },
): Jobs {
  const rows = createJobStore();
  const clean = createCleanUp(stores, rows, deps.clock);
  const runner = createJobRunner(stores, rows, { ...kinds, clean }, deps);
  const stopDaily = scheduleDaily(runner, [...daily, 'clean'], deps);
  return {
    runner,
    rows,
    stop() {
      stopDaily();
      runner.pause();
    },
  };
}
