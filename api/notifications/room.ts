import type { OperationStores } from '../sync/operations.ts';
import { notificationRoutes } from './routes.ts';

/** What a person should look at. Phones work the same out from their own rows. */
export const notificationCalls = (stores: OperationStores) => notificationRoutes(stores);
