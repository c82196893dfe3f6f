import { MOST_GROUPS } from '../groups/group-calls.ts';
import { isEntitled } from './entitlements.ts';
import type { Tier } from './plan-schemas.ts';

/** Groups that one person may own without the premium features of the community (product P6.34). */
const OWN_GROUPS = 1;

/** Whether somebody may start one more group; else what stands against it: their plan, or the most there may be. */
export type MoreGroups = 'yes' | 'plan' | 'no';

/**
 * Whether somebody may start one more group.
 * @param owned groups that they own, also archived ones
 * @param inside all groups that they are in
 */
export function moreGroups(tier: Tier, owned: number, inside: number): MoreGroups {
  if (inside >= MOST_GROUPS) return 'no';
  return owned < OWN_GROUPS || isEntitled(tier, 'premiumCommunity') ? 'yes' : 'plan';
}
