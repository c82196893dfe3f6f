import type { Database } from '#db/database.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import type { Stores } from '../stores.ts';
import { createFeedJob, FEED_JOB, scheduleFeeds } from './feed-jobs.ts';
import { phoneRecallRoutes } from './phone-routes.ts';
import { recallRoutes } from './routes.ts';
import type { RecallFeed } from './source-list.ts';

export type { RecallFeed } from './source-list.ts';
export { feedsOf, RECALL_FEEDS } from './source-list.ts';

/** Recall notices: where they come from, and whom they concern. */
export function recallRoom(
  stores: Database & Pick<Stores, 'products'>,
  deps: {
    readonly recallFeeds: readonly RecallFeed[];
    readonly work: Pick<WorkBudget, 'check'>;
    readonly clock: () => number;
    readonly log: Log;
    readonly fatal: (error: unknown) => void;
  },
) {
  return {
    calls: { ...recallRoutes({ ...stores, work: deps.work }), ...phoneRecallRoutes(stores, deps.recallFeeds) },
    jobs: { [FEED_JOB]: createFeedJob(deps.recallFeeds, stores, deps) },
    /** Begins to ask the feeds. @returns stops it */
    watch: (jobs: Pick<JobRunner, 'ensure'>) => scheduleFeeds(jobs, deps.recallFeeds, stores, deps),
  };
}
