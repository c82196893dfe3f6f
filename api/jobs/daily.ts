import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { JobRunner } from './runner.ts';

/** The first look comes this long after the start, which is busy enough. */
const FIRST_MS = 60_000;
/** A machine that slept over midnight notices within this, and what failed is tried again. */
const LOOK_MS = 3_600_000;

/**
 * Asks for jobs that are done once a day (UTC): the day is part of their key, so asking often does not do them often.
 * @returns stops it
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
      // A full disk passes, and within the hour it is asked again; nobody is there to throw to.
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
