import { MOST_GROUPS } from '../groups/group-calls.ts';
import { isEntitled } from './entitlements.ts';
import type { Tier } from './plan-schemas.ts';

/** Groups that one person may own without the premium community features (product P6.34). */
const OWN_GROUPS = 1;

/** Whether a person may start another group: yes, only with a larger plan, or no because they are in too many. */
export type MoreGroups = 'yes' | 'plan' | 'no';

/**
 * Whether a person may start another group.
 * @param owned groups that they own, including archived ones
 * @param inside all groups that they are in
 */
export function moreGroups(tier: Tier, owned: number, inside: number): MoreGroups {
  if (inside >= MOST_GROUPS) return 'no';
  return owned < OWN_GROUPS || isEntitled(tier, 'premiumCommunity') ? 'yes' : 'plan';
}
