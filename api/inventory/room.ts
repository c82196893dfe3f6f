import { createInventoryStore, createReplacedStore } from './store.ts';

export { homeCountCalls } from './home-counts.ts';
export { inventoryRoutes as inventoryCalls } from './routes.ts';
export type { InventoryStore } from './store.ts';

/** The entities of this room that are asked for more than rows, or lie in a table of another name. */
export const inventoryStores = () => ({ inventory: createInventoryStore(), history: createReplacedStore() });
