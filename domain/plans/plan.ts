import type { ScanUsage, Tier } from './plan-schemas.ts';

export type { ScanUsage, Tier } from './plan-schemas.ts';

/** Scans per month; -1 means unlimited (product P6.2). */
export const SCAN_LIMIT: Readonly<Record<Tier, number>> = { free: 5, starter: 25, unlimited: -1, family: -1 };

/** The message for a scan beyond the limit (product P7.3). It offers an upgrade only where plans are sold. */
export const limitReached = ({ sells }: Pick<ScanUsage, 'sells'>): string =>
  sells
    ? "You've reached your monthly scan limit. Upgrade to continue scanning"
    : "You've reached your monthly scan limit. You can scan again next month, or with a larger plan.";

/** Bonus scans per month for each referred account that has made a first scan, and their maximum in total. */
export const BONUS_SCANS = 5;
export const BONUS_SCANS_MAX = 25;

/** Bonus scans per month for referred accounts. @param referred those that have made a first scan */
export const bonusScans = (referred: number): number => Math.min(referred * BONUS_SCANS, BONUS_SCANS_MAX);

/**
 * Scans per month of a household: those of its plan plus those earned by referrals (product P6.20).
 * @param referred accounts it referred that have made a first scan
 * @returns -1 if unlimited
 */
export const scanLimitOf = (tier: Tier, referred = 0): number =>
  SCAN_LIMIT[tier] < 0 ? SCAN_LIMIT[tier] : SCAN_LIMIT[tier] + bonusScans(referred);

/** The quota month of a moment: the UTC calendar month, such as "2026-11". */
export const quotaMonth = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 7);

/** The usage summary of a household in one month. @param referred accounts it referred that have made a first scan */
export function scanUsage(tier: Tier, month: string, scansUsed: number, referred = 0): ScanUsage {
  const scanLimit = scanLimitOf(tier, referred);
  return {
    month,
    scansUsed,
    scanLimit,
    hasReachedLimit: scanLimit >= 0 && scansUsed >= scanLimit,
    subscription: { tier, status: 'active' },
  };
}

/** Usage for visitors: the free plan with all scans used, so that a visitor cannot scan (product P4.8). */
export const visitorUsage = (month: string): ScanUsage => scanUsage('free', month, SCAN_LIMIT.free);

/** When the next month begins and the quota resets, in milliseconds since 1970. */
export function nextQuotaMonth(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}

/** Whether one more scan may be queued offline: used and queued scans together stay below the limit. */
export const mayScanOffline = (usage: Pick<ScanUsage, 'scansUsed' | 'scanLimit'>, queued: number): boolean =>
  usage.scanLimit < 0 || usage.scansUsed + queued < usage.scanLimit;

/** The usage including queued scans (product P4.3). @param queued scans waiting to be sent */
export const withQueued = (usage: ScanUsage, queued: number): ScanUsage => ({
  ...usage,
  scansUsed: usage.scansUsed + queued,
  hasReachedLimit: !mayScanOffline(usage, queued),
});

/**
 * What the usage display shows (product P4.2): just the bar, near the limit (from 80%), limit reached, no limit,
 * nothing.
 */
export type UsageNotice = 'none' | 'near' | 'reached' | 'unlimited' | 'hidden';
export function usageNotice(usage: Pick<ScanUsage, 'scansUsed' | 'scanLimit'> | undefined): UsageNotice {
  if (!usage || usage.scanLimit === 0) return 'hidden';
  if (usage.scanLimit < 0) return 'unlimited';
  if (usage.scansUsed >= usage.scanLimit) return 'reached';
  return usage.scansUsed * 5 >= usage.scanLimit * 4 ? 'near' : 'none';
}
