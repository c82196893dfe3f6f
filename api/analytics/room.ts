import type { UnitOfWork } from '#db/handles.ts';
import { analyticsRoutes } from './routes.ts';
import { createAnalyticsStore } from './store.ts';

export { noteEvents } from './store.ts';

/** Events of use, without a name. */
export const analyticsRoom = (writes: UnitOfWork) => ({
  calls: analyticsRoutes(createAnalyticsStore(writes)),
});
