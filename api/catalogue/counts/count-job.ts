import type { Database } from '#db/database.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { countCatalogue } from './count.ts';

/** The kind of job that counts the catalogue once a day. */
export const COUNT_JOB = 'catalogue counts';

/** Counts the products of the catalogue for the page that shows the counts. */
export const countJob = (database: Database, clock: () => number): JobKind => ({
  failed: 'The products could not be counted. The server will try again tomorrow.',
  lane: 'bulk',
  async run(_job, _note, signal) {
    const keep = await countCatalogue(database, new Date(clock()).toISOString().slice(0, 10), signal);
    return async (tx) => {
      await keep?.(tx);
      return null;
    };
  },
});
