export { scanRoutes as scanCalls } from './routes.ts';
export { type UsageStore, usageStore } from './usage-store.ts';
