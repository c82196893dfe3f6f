import type { JobRunner } from './runner.ts';

/** The first look comes this long after the start, which is busy enough. */
const FIRST_MS = 60_000;
/** A machine that slept over midnight notices within this, and what failed is tried again. */
const LOOK_MS = 3_600_000;

/**
 * Asks for jobs that are done once a day (UTC): the day is part of their key, so asking often does not do them often.
 * @returns stops it
 */
export function scheduleDaily(jobs: JobRunner, kinds: readonly string[], clock: () => number): () => void {
  const ask = (): void => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    for (const kind of kinds) jobs.ensure({ kind, key: `${kind} ${day}`, payload: '{}' });
  };
  let timer = setTimeout(function look() {
    timer = setTimeout(look, LOOK_MS).unref();
    ask();
  }, FIRST_MS).unref();
  return () => clearTimeout(timer);
}
