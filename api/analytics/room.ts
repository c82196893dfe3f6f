import type { Database } from '#db/database.ts';
import { analyticsRoutes } from './routes.ts';
import { createAnalyticsStore } from './store.ts';

export { noteEvents } from './store.ts';

/** Usage events, without a person. */
export const analyticsRoom = ({ writes, reader }: Database) => ({
  calls: analyticsRoutes(createAnalyticsStore(writes), reader),
});
