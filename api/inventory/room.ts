import { createInventoryStore, createReplacedStore } from './store.ts';

export { homeCountCalls } from './home-counts.ts';
export { inventoryRoutes as inventoryCalls } from './routes.ts';
export type { InventoryStore } from './store.ts';

/** Stores of this room that do more than plain row access, or whose table has another name than the entity. */
export const inventoryStores = () => ({ inventory: createInventoryStore(), history: createReplacedStore() });
