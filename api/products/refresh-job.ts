import type { UnitOfWork } from '#db/handles.ts';
import type { SerialisedReport } from '#domain/safety/serialise-report.ts';
import type { JobKind } from '../jobs/runner.ts';
import { assessInBackground } from './report-job.ts';
import type { Engine, Reports } from './reports.ts';
import type { ProductState } from './store.ts';

/** The kind of job that recomputes reports after a change of engine or knowledge. */
export const REFRESH_JOB = 'refresh';

/** Reports per transaction. */
const AT_ONCE = 20;

/** Brings every stored report up to the current engine and knowledge, so that nobody has to wait for it later. */
export const createRefreshJob = (
  writes: UnitOfWork,
  reports: Reports,
  engine: Engine,
  clock: () => number,
): JobKind => ({
  failed: 'The reports could not be updated. Each one is updated when it is next requested.',
  lane: 'bulk',
  async run(_job, note, signal) {
    const total = Math.max(1, await reports.countOutdated());
    for (let [last, done] = [0, 0]; ; ) {
      signal.throwIfAborted();
      note('assessing', Math.min(100, (100 * done) / total));
      const some = await reports.outdated(last, AT_ONCE);
      if (some.length === 0) return async () => null;
      const made: Array<{ readonly of: ProductState; readonly report: SerialisedReport }> = [];
      for (const seen of some) {
        made.push({ of: seen, report: await assessInBackground(engine, seen.product) });
        last = seen.pk;
        done += 1;
      }
      await writes.run(async (tx) => {
        for (const { of, report } of made) await reports.keep(tx, of, report, clock());
      });
    }
  },
});
