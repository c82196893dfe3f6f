import { fail, type Result, succeed } from '../problem.ts';
import { Entitlement, type Tier } from './plan-schemas.ts';

/** The plans from smallest to largest: each includes everything in those before it. */
const ORDER: readonly Tier[] = ['free', 'starter', 'unlimited', 'family'];

/** Whether one plan is larger than another. */
export const isLarger = (tier: Tier, than: Tier): boolean => ORDER.indexOf(tier) > ORDER.indexOf(than);

/** The largest of the given plans; `free` if there are none. */
export const largestOf = (tiers: readonly Tier[]): Tier => ORDER.findLast((tier) => tiers.includes(tier)) ?? 'free';

/** Display names of the plans. */
export const PLAN_NAME: Readonly<Record<Tier, string>> = {
  free: 'Free',
  starter: 'Starter',
  unlimited: 'Unlimited',
  family: 'Family',
};

/**
 * The smallest plan with each entitlement (product P6.10; the plans as advertised). Everything else is in every plan:
 * CRITICAL warnings, recalls, profiles of people and pets with their warnings, pairs that give off a gas, the emergency
 * card, export of one's data, deletion (product P6.3).
 */
const HELD_FROM: Readonly<Record<Entitlement, Tier>> = {
  advancedAnalysis: 'starter',
  interactionWarnings: 'starter',
  recommendations: 'starter',
  environmentalData: 'unlimited',
  severalHouseholds: 'unlimited',
  prioritySupport: 'unlimited',
  premiumCommunity: 'unlimited',
  exportReports: 'unlimited',
  apiAccess: 'unlimited',
};

/** Display names of the entitlements, in plan offers and in refusals. */
export const ENTITLEMENT_NAME: Readonly<Record<Entitlement, string>> = {
  advancedAnalysis: 'Advanced analysis',
  interactionWarnings: 'Chemical-interaction warnings below CRITICAL',
  recommendations: 'Custom recommendations',
  environmentalData: 'Environmental impact data',
  severalHouseholds: 'Multiple household profiles',
  prioritySupport: 'Priority support',
  premiumCommunity: 'Premium community features, with several groups of your own',
  exportReports: 'Export reports',
  apiAccess: 'API access',
};

/** The smallest plan with an entitlement. */
export const planWith = (entitlement: Entitlement): Tier => HELD_FROM[entitlement];

/** Whether a plan includes an entitlement. */
export const isEntitled = (tier: Tier, entitlement: Entitlement): boolean =>
  ORDER.indexOf(tier) >= ORDER.indexOf(HELD_FROM[entitlement]);

/** Every entitlement of a plan, in the order of the enum. */
export const entitlementsOf = (tier: Tier): readonly Entitlement[] =>
  Entitlement.options.filter((entitlement) => isEntitled(tier, entitlement));

/** @returns PLAN_REQUIRED, naming the entitlement and the smallest plan with it, if the plan does not include it */
export function checkEntitlement(tier: Tier, entitlement: Entitlement): Result<void> {
  if (isEntitled(tier, entitlement)) return succeed(undefined);
  const plan = PLAN_NAME[planWith(entitlement)];
  return fail('PLAN_REQUIRED', `${ENTITLEMENT_NAME[entitlement]}: part of the ${plan} plan.`);
}
