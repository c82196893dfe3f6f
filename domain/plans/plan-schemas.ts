import { z } from 'zod';

export const Tier = z.enum(['free', 'starter', 'unlimited', 'family']);
export type Tier = z.infer<typeof Tier>;

/** What a plan may include besides scans, as advertised. */
export const Entitlement = z.enum([
  'advancedAnalysis',
  'interactionWarnings',
  'recommendations',
  'environmentalData',
  'severalHouseholds',
  'prioritySupport',
  'premiumCommunity',
  'exportReports',
  'apiAccess',
]);
export type Entitlement = z.infer<typeof Entitlement>;

/** Scan usage of a household in one month, as last reported by the server. */
export const ScanUsage = z.object({
  month: z.string(),
  scansUsed: z.number().int(),
  scanLimit: z.number().int(),
  hasReachedLimit: z.boolean(),
  subscription: z.object({ tier: Tier, status: z.string() }),
  /** Plans are sold on this server; absent if they are not. */
  sells: z.literal(true).optional(),
});
export type ScanUsage = z.infer<typeof ScanUsage>;
