import { z } from 'zod';

export const Tier = z.enum(['free', 'starter', 'unlimited', 'family']);
export type Tier = z.infer<typeof Tier>;

/** What a plan may hold besides scans, as it is advertised. */
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

/** Used scans of a household in one month, as the server last told. */
export const ScanUsage = z.object({
  month: z.string(),
  scansUsed: z.number().int(),
  scanLimit: z.number().int(),
  hasReachedLimit: z.boolean(),
  subscription: z.object({ tier: Tier, status: z.string() }),
  /** Larger plans are bought on this server; left out where they are not. */
  sells: z.literal(true).optional(),
});
export type ScanUsage = z.infer<typeof ScanUsage>;
