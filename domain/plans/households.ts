import type { Tier } from './plan-schemas.ts';

/** How many households one person may own, by the plan of the household they are acting for (product P6.21). */
const OWN_HOUSEHOLDS: Readonly<Record<Tier, number>> = { free: 1, starter: 1, unlimited: 5, family: 5 };

/** Whether a person may create another household. @param owned how many they own */
export const mayAddHousehold = (tier: Tier, owned: number): boolean => owned < OWN_HOUSEHOLDS[tier];

/** Whether a larger plan would allow more households. */
export const needsPlanForHousehold = (tier: Tier): boolean => OWN_HOUSEHOLDS[tier] < OWN_HOUSEHOLDS.family;
