import { isEntitled } from '#domain/plans/entitlements.ts';
import type { Entitlement } from '#domain/plans/plan-schemas.ts';
import { useScanUsage } from './scan-usage.ts';

/** Whether the household's plan, as last reported by the server, has a feature. Undefined while it is being read. */
export function usePlanIncludes(entitlement: Entitlement): boolean | undefined {
  const tier = useScanUsage()?.subscription.tier;
  return tier && isEntitled(tier, entitlement);
}
