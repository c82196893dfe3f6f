import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { JobRunner } from './runner.ts';

/** Delay of the first check: the start itself is busy enough. */
const FIRST_MS = 60_000;
/** Check interval. A machine that slept over midnight catches up within it, and failed jobs are retried. */
const LOOK_MS = 3_600_000;

/**
 * Enqueues jobs that run once a day (UTC). The day is part of their key, so enqueuing often does not run them often.
 * @returns a function that stops it
 */
export function scheduleDaily(
  jobs: Pick<JobRunner, 'ensure'>,
  kinds: readonly string[],
  { clock, log, fatal }: { readonly clock: () => number; readonly log: Log; readonly fatal: (error: unknown) => void },
): () => void {
  const ask = async (): Promise<void> => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    try {
      for (const kind of kinds) await jobs.ensure({ kind, key: `${kind} ${day}`, payload: '{}' });
    } catch (error) {
      // There is no caller to throw to. A full disk may pass: the next check, within the hour, tries again.
      log.error('exception', { route: 'daily', detail: error instanceof Error ? error.stack : String(error) });
      if (isFatal(error)) fatal(error);
    }
  };
  let timer = setTimeout(function look() {
    timer = setTimeout(look, LOOK_MS).unref();
    void ask();
  }, FIRST_MS).unref();
  return () => clearTimeout(timer);
}
