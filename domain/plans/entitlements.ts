import { fail, type Result, succeed } from '../problem.ts';
import { Entitlement, type Tier } from './plan-schemas.ts';

/** The plans from the smallest to the largest: each holds what those before it hold. */
const ORDER: readonly Tier[] = ['free', 'starter', 'unlimited', 'family'];

/** Whether a plan holds more than another. */
export const isLarger = (tier: Tier, than: Tier): boolean => ORDER.indexOf(tier) > ORDER.indexOf(than);

/** The largest of some plans. */
export const largestOf = (tiers: readonly Tier[]): Tier => ORDER.findLast((tier) => tiers.includes(tier)) ?? 'free';

/** What a plan is called where people read it. */
export const PLAN_NAME: Readonly<Record<Tier, string>> = {
  free: 'Free',
  starter: 'Starter',
  unlimited: 'Unlimited',
  family: 'Family',
};

/**
 * The smallest plan that holds each entitlement (product P6.10; the plans as they are advertised). What is not in this
 * table is in every plan: CRITICAL warnings, recalls, profiles of people and pets with the warnings for them, pairs that
 * give off a gas, the emergency card, the export of one's data, deletion (product P6.3).
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

/** What each entitlement is called, where plans are offered and where one is refused. */
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

/** The smallest plan that holds an entitlement. */
export const planWith = (entitlement: Entitlement): Tier => HELD_FROM[entitlement];

/** Whether a plan holds an entitlement. */
export const isEntitled = (tier: Tier, entitlement: Entitlement): boolean =>
  ORDER.indexOf(tier) >= ORDER.indexOf(HELD_FROM[entitlement]);

/** Every entitlement that a plan holds, in the order of the table. */
export const entitlementsOf = (tier: Tier): readonly Entitlement[] =>
  Entitlement.options.filter((entitlement) => isEntitled(tier, entitlement));

/** @returns PLAN_REQUIRED with the reason and the smallest plan that has it, where the plan does not hold it */
export function checkEntitlement(tier: Tier, entitlement: Entitlement): Result<void> {
  if (isEntitled(tier, entitlement)) return succeed(undefined);
  const plan = PLAN_NAME[planWith(entitlement)];
  return fail('PLAN_REQUIRED', `${ENTITLEMENT_NAME[entitlement]}: part of the ${plan} plan.`);
}
