import type { Database } from '#db/database.ts';
import type { RecallRunsTable } from '#db/schema.ts';
import type { NewJob } from '../jobs/job.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import { sourceStates } from '../sources/room.ts';
import { feedSource, fetchFeed, isDue } from './fetch-feed.ts';
import type { RecallFeed } from './source-list.ts';
import { feedRun } from './store.ts';

/** The kind of job that asks one feed. */
export const FEED_JOB = 'recalls';

/** How often feeds are checked; each is asked at its own interval. */
const LOOK_MS = 60_000;

/** The job that asks a feed. Its key contains the last run, so a feed is queued only once, however often requested. */
export const feedJobOf = (feed: string, run: Pick<RecallRunsTable, 'last_at'> | null): NewJob => ({
  kind: FEED_JOB,
  key: `${FEED_JOB} ${feed} ${run?.last_at ?? 0}`,
  payload: JSON.stringify({ feed }),
});

/** Asks the feed named in its payload, unless it is switched off. */
export const createFeedJob = (
  feeds: readonly RecallFeed[],
  database: Database,
  { clock, log }: { readonly clock: () => number; readonly log: Log },
): JobKind => ({
  failed: 'The recall notices from this source could not be imported. Next attempt at its usual time.',
  lane: 'bulk',
  tries: 1,
  async run(job, note, signal) {
    const { feed: id } = JSON.parse(job.payload) as { feed: string };
    const feed = feeds.find((one) => one.id === id);
    if (!feed || (await sourceStates.isOff(database.reader, feedSource(id)))) return async () => null;
    note('Fetching', 0);
    const told = (done: number, of: number) => note(`${done} of ${of} records`, (100 * done) / of);
    const { error, read, fresh, refused } = await fetchFeed(feed, database, clock(), { told, signal });
    if (error === null) log.info('recalls', { feed: id, read, fresh, refused });
    else log.warn('recalls', { feed: id, detail: error });
    return async () => null;
  },
});

/**
 * Enqueues a job for each feed that is due.
 * @returns a function that stops it
 */
export function scheduleFeeds(
  jobs: Pick<JobRunner, 'ensure'>,
  feeds: readonly RecallFeed[],
  { reader }: Database,
  { clock, log, fatal }: { readonly clock: () => number; readonly log: Log; readonly fatal: (error: unknown) => void },
): () => void {
  const ask = async (): Promise<void> => {
    try {
      for (const { id } of feeds) {
        const run = await feedRun(reader, id);
        if (!isDue(run, clock()) || (await sourceStates.isOff(reader, feedSource(id)))) continue;
        await jobs.ensure(feedJobOf(id, run));
      }
    } catch (error) {
      log.error('exception', { route: 'recalls', detail: error instanceof Error ? error.stack : String(error) });
      if (isFatal(error)) fatal(error);
    }
  };
  if (feeds.length === 0) return () => undefined;
  const timer = setInterval(() => void ask(), LOOK_MS).unref();
  return () => clearInterval(timer);
}
