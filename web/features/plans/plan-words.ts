import { ENTITLEMENT_NAME, entitlementsOf, isEntitled } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan.ts';

/** A plan on offer. */
export interface OfferedPlan {
  readonly tier: Tier;
  /** The advertised price; null if only the server knows it. */
  readonly price: string | null;
  /** What it includes, one item per line. */
  readonly lines: readonly string[];
  readonly popular?: true;
}

/** What a plan includes beyond the one before it, under the names that refusals use too. */
const beyond = (before: Tier, tier: Tier): readonly string[] =>
  entitlementsOf(tier)
    .filter((entitlement) => !isEntitled(before, entitlement))
    .map((entitlement) => ENTITLEMENT_NAME[entitlement]);

/** The plans with a price, and what each includes on this server (product P6.11). */
export const OFFERED: readonly OfferedPlan[] = [
  {
    tier: 'free',
    price: '$0',
    lines: [
      '5 scans a month',
      'Basic safety ratings',
      'Recall alerts',
      'Profiles for people and pets',
      'Community access with your own group',
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

/** What the plan without a list price includes. */
export const FAMILY_LINES: readonly string[] = [
  'No limit on scans',
  ...OFFERED.flatMap(({ lines }) => lines.slice(1)).filter((line) => line !== 'Everything in Starter'),
];

/** The plan without a list price, offered if the people who run the server have set one. */
export const OFFERED_FAMILY: OfferedPlan = { tier: 'family', price: null, lines: FAMILY_LINES };

/** What every plan includes (product P6.3). */
export const IN_EVERY_PLAN =
  'Warnings marked CRITICAL, warnings for your people and pets, pairs that give off a gas, recalls, the emergency card and export are in every plan.';

/** How plans are granted on servers that do not sell them. */
export const GRANTED = 'Plans are granted by the people who run your server. Nothing is charged here.';
