import { CALLS } from '#domain/contract/calls.ts';

/** Calls that only read, as the attack on waiting times makes them. @param product with the largest report there may be */
export const readAsks = <T>(get: (path: string) => T, product: string) => ({
  scanUsage: () => get(CALLS.scanUsage.path),
  inventory: () => get(CALLS.inventory.path),
  homeHealthScore: () => get(CALLS.homeHealthScore.path),
  stats: () => get(CALLS.stats.path),
  reportCsv: () => get(CALLS.reportCsv.path.replace('{id}', product)),
  subscription: () => get(CALLS.subscription.path),
  subscriptionUsage: () => get(CALLS.subscriptionUsage.path),
});
