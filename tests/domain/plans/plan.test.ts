import { describe, expect, it } from 'vitest';
import {
  mayScanOffline,
  nextQuotaMonth,
  quotaMonth,
  scanLimitOf,
  scanUsage,
  usageNotice,
  visitorUsage,
  withQueued,
} from '#domain/plans/plan.ts';

const MONTH = '2026-11';

describe('scans of a month', () => {
  it('has a limit for each plan, and none where it is -1 (product P6.2)', () => {
    expect((['free', 'starter', 'unlimited', 'family'] as const).map((tier) => scanLimitOf(tier))).toEqual([
      5, 25, -1, -1,
    ]);
  });

  it('adds 5 for each account somebody brought, at most 25, and nothing to a plan without a limit (product P6.20)', () => {
    expect([0, 1, 4, 5, 6, 100].map((referred) => scanLimitOf('free', referred))).toEqual([5, 10, 25, 30, 30, 30]);
    expect(scanLimitOf('starter', 2)).toBe(35);
    expect(scanLimitOf('family', 3)).toBe(-1);
    expect(scanUsage('free', MONTH, 5, 1)).toMatchObject({ scanLimit: 10, hasReachedLimit: false });
  });

  it.each([
    ['free', 0, 'none'],
    ['free', 3, 'none'],
    ['free', 4, 'near'],
    ['free', 5, 'reached'],
    ['free', 6, 'reached'],
    ['starter', 19, 'none'],
    ['starter', 20, 'near'],
    ['starter', 24, 'near'],
    ['starter', 25, 'reached'],
    ['unlimited', 900, 'unlimited'],
    ['family', 0, 'unlimited'],
  ] as const)('on the %s plan with %d used says "%s" (product P4.2)', (tier, used, notice) => {
    expect(usageNotice(scanUsage(tier, MONTH, used))).toBe(notice);
  });

  it('shows nothing where the usage is unknown or nothing is allowed (product P4.2)', () => {
    expect(usageNotice(undefined)).toBe('hidden');
    expect(usageNotice({ scansUsed: 0, scanLimit: 0 })).toBe('hidden');
  });

  it('leaves a visitor nothing: 5 of 5 (product P4.8)', () => {
    expect(visitorUsage(MONTH)).toMatchObject({ scansUsed: 5, scanLimit: 5, hasReachedLimit: true });
    expect(mayScanOffline(visitorUsage(MONTH), 0)).toBe(false);
  });

  it('counts what is used and what waits together (product P4.4)', () => {
    const usage = scanUsage('free', MONTH, 3);
    expect([0, 1, 2].map((queued) => mayScanOffline(usage, queued))).toEqual([true, true, false]);
    expect(mayScanOffline(scanUsage('unlimited', MONTH, 900), 900)).toBe(true);
  });

  it('shows what waits as used (product P4.3)', () => {
    const usage = scanUsage('free', MONTH, 3);
    expect(withQueued(usage, 1)).toMatchObject({ scansUsed: 4, hasReachedLimit: false });
    expect(withQueued(usage, 2)).toMatchObject({ scansUsed: 5, scanLimit: 5, hasReachedLimit: true });
    expect(withQueued(scanUsage('unlimited', MONTH, 900), 2)).toMatchObject({ scansUsed: 902, hasReachedLimit: false });
  });

  it('begins anew with the calendar month in UTC (product P6.2)', () => {
    const last = Date.UTC(2026, 11, 31, 23, 59, 59, 999);
    expect(quotaMonth(last)).toBe('2026-12');
    expect(nextQuotaMonth(last)).toBe(last + 1);
    expect(quotaMonth(nextQuotaMonth(last))).toBe('2027-01');
    expect(nextQuotaMonth(Date.UTC(2026, 1, 1))).toBe(Date.UTC(2026, 2, 1));
  });
});
