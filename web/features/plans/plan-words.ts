import { ENTITLEMENT_NAME, entitlementsOf, isEntitled } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan.ts';

/** A plan as it is offered. */
export interface OfferedPlan {
  readonly tier: Tier;
  /** As it is advertised; null where only the server knows. */
  readonly price: string | null;
  /** What it holds, one thing a line. */
  readonly lines: readonly string[];
  readonly popular?: true;
}

/** What a plan holds that the one before it does not, by the names that a refusal says too. */
const beyond = (before: Tier, tier: Tier): readonly string[] =>
  entitlementsOf(tier)
    .filter((entitlement) => !isEntitled(before, entitlement))
    .map((entitlement) => ENTITLEMENT_NAME[entitlement]);

/** The plans that have a price, with what there is of them on this server (product P6.11). */
export const OFFERED: readonly OfferedPlan[] = [
  {
    tier: 'free',
    price: '$0',
    lines: [
      '5 scans a month',
      'Basic safety ratings',
      'Recall alerts',
      'Profiles of people and pets',
      'Community access with a group of your own',
    ],
  },
  {
    tier: 'starter',
    price: '$10',
    lines: ['25 scans a month', ...beyond('free', 'starter')],
  },
  {
    tier: 'unlimited',
    price: '$25',
    popular: true,
    lines: ['Unlimited scans', 'Everything in Starter', ...beyond('starter', 'unlimited')],
  },
];

/** What the plan without a price holds. */
export const FAMILY_LINES: readonly string[] = [
  'No limit on scans',
  ...OFFERED.flatMap(({ lines }) => lines.slice(1)).filter((line) => line !== 'Everything in Starter'),
];

/** The plan without a price, where the people who run the server gave it one. */
export const OFFERED_FAMILY: OfferedPlan = { tier: 'family', price: null, lines: FAMILY_LINES };

/** What every plan holds (product P6.3). */
export const NEVER_HELD_BACK =
  'Warnings marked CRITICAL, warnings for your people and pets, pairs that give off a gas, recalls, the emergency card and export are in every plan.';

/** How plans change hands where nobody pays. */
export const GRANTED = 'Plans are granted by the people who run your server. Nothing is charged here.';
