import type { Database } from '#db/database.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import type { Stores } from '../stores.ts';
import { createFeedJob, FEED_JOB, scheduleFeeds } from './feed-jobs.ts';
import { managedFeeds } from './managed-feeds.ts';
import { type BrandFollowers, createMatchJob, MATCH_JOB, type TellFound, watchUnmatched } from './match-job.ts';
import { type AuditRecall, ownNoticeRoutes } from './own-notice-routes.ts';
import { phoneRecallRoutes } from './phone-routes.ts';
import { recallRoutes } from './routes.ts';
import type { RecallFeed } from './source-list.ts';

export { alertStore } from './alert-store.ts';
export { noticesOfBrands } from './followed-brand-notices.ts';
export type { RecallFeed } from './source-list.ts';
export { feedsOf, RECALL_FEEDS } from './source-list.ts';
export { findNotice } from './store.ts';

/** Recall notices: where they come from, and whom they concern. */
export function recallRoom(
  stores: Database & Pick<Stores, 'products'>,
  deps: {
    readonly recallFeeds: readonly RecallFeed[];
    /** The address of this server, which its own notices name. */
    readonly homeUrl: string;
    readonly audit: AuditRecall;
    /** Enqueues messages to people. */
    readonly tellRecall: TellFound;
    readonly followers: BrandFollowers;
    readonly work: Pick<WorkBudget, 'check'>;
    readonly clock: () => number;
    readonly log: Log;
    readonly fatal: (error: unknown) => void;
  },
) {
  return {
    calls: {
      ...recallRoutes({ ...stores, work: deps.work }),
      ...phoneRecallRoutes(stores, deps.recallFeeds),
      ...ownNoticeRoutes(stores, new URL(deps.homeUrl).host, deps.audit),
    },
    sources: managedFeeds(deps.recallFeeds),
    jobs: {
      [FEED_JOB]: createFeedJob(deps.recallFeeds, stores, deps),
      [MATCH_JOB]: createMatchJob(stores, stores.products, deps, deps.clock),
    },
    /** Starts asking the feeds and matching what arrives. @returns a function that stops it */
    watch(jobs: Pick<JobRunner, 'ensure'>): () => void {
      const stops = [scheduleFeeds(jobs, deps.recallFeeds, stores, deps), watchUnmatched(jobs, stores, deps)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
