import type { Db } from '#db/open.ts';
import type { WriteQueue } from '#db/write-queue.ts';
import { analyticsRoutes } from './routes.ts';
import { createAnalyticsStore } from './store.ts';

/** Events of use, without a name. */
export const analyticsRoom = (db: Db, writes: WriteQueue) => ({
  calls: analyticsRoutes(createAnalyticsStore(db, writes)),
});
