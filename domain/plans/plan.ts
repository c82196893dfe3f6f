import type { ScanUsage, Tier } from './plan-schemas.ts';

export type { ScanUsage, Tier } from './plan-schemas.ts';

/** Scans a month; -1 is no limit (product P6.2). */
export const SCAN_LIMIT: Readonly<Record<Tier, number>> = { free: 5, starter: 25, unlimited: -1, family: -1 };

/** What a scan beyond the limit is told (product P7.3): no upgrade is offered where plans are granted, and none is sold. */
export const limitReached = ({ sells }: Pick<ScanUsage, 'sells'>): string =>
  sells
    ? "You've reached your monthly scan limit. Upgrade to continue scanning"
    : "You've reached your monthly scan limit. You can scan again next month, or with a larger plan.";

/** Scans a month for each account that somebody brought and that has made a first scan, and the most they add up to. */
export const BONUS_SCANS = 5;
export const BONUS_SCANS_MAX = 25;

/** Scans a month that accounts are worth which somebody brought. @param referred those that have made a first scan */
export const bonusScans = (referred: number): number => Math.min(referred * BONUS_SCANS, BONUS_SCANS_MAX);

/**
 * Scans a month of a household: those of its plan and those earned by bringing others (product P6.20).
 * @param referred accounts it brought that have made a first scan
 * @returns -1 where there is no limit
 */
export const scanLimitOf = (tier: Tier, referred = 0): number =>
  SCAN_LIMIT[tier] < 0 ? SCAN_LIMIT[tier] : SCAN_LIMIT[tier] + bonusScans(referred);

/** The quota month of a moment: calendar month, UTC, "2026-11". */
export const quotaMonth = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 7);

/** The usage summary of a household in one month. @param referred accounts it brought that have made a first scan */
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

/** Of whoever is not signed in: all of the free plan is used, so that nothing is scanned (product P4.8). */
export const visitorUsage = (month: string): ScanUsage => scanUsage('free', month, SCAN_LIMIT.free);

/** When the month after this moment begins, in milliseconds since 1970: the quota is new from then on. */
export function nextQuotaMonth(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}

/** Whether one more scan may be queued without signal: used and still queued stay below the limit. */
export const mayScanOffline = (usage: Pick<ScanUsage, 'scansUsed' | 'scanLimit'>, queued: number): boolean =>
  usage.scanLimit < 0 || usage.scansUsed + queued < usage.scanLimit;

/** The usage as it is once what waits to be sent is counted too (product P4.3). @param queued scans that wait */
export const withQueued = (usage: ScanUsage, queued: number): ScanUsage => ({
  ...usage,
  scansUsed: usage.scansUsed + queued,
  hasReachedLimit: !mayScanOffline(usage, queued),
});

/** What the usage display says (product P4.2): only the bar, a notice from 80%, the limit. */
export type UsageNotice = 'none' | 'near' | 'reached' | 'unlimited' | 'hidden';
export function usageNotice(usage: Pick<ScanUsage, 'scansUsed' | 'scanLimit'> | undefined): UsageNotice {
  if (!usage || usage.scanLimit === 0) return 'hidden';
  if (usage.scanLimit < 0) return 'unlimited';
  if (usage.scansUsed >= usage.scanLimit) return 'reached';
  return usage.scansUsed * 5 >= usage.scanLimit * 4 ? 'near' : 'none';
}
