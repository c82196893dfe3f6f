export { scanRoutes as scanCalls } from './routes.ts';
export { createUsageStore, type UsageStore } from './usage-store.ts';
