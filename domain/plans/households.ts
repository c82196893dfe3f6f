import type { Tier } from './plan-schemas.ts';

/** How many households one person may own, by the plan of the one they act for (product P6.21). */
const OWN_HOUSEHOLDS: Readonly<Record<Tier, number>> = { free: 1, starter: 1, unlimited: 5, family: 5 };

/** Whether somebody may make one more household. @param owned how many they own */
export const mayAddHousehold = (tier: Tier, owned: number): boolean => owned < OWN_HOUSEHOLDS[tier];

/** Whether it is the plan that stands against one more, and not their number. */
export const needsPlanForHousehold = (tier: Tier): boolean => OWN_HOUSEHOLDS[tier] < OWN_HOUSEHOLDS.family;
