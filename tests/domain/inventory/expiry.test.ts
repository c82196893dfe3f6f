import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, lastDayOf } from '#domain/inventory/expiry.ts';

describe('addDays', () => {
  it('goes over the end of a month, of February and of a year', () => {
    expect(addDays('2026-11-28', 7)).toBe('2026-12-05');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('daysBetween', () => {
  it('counts calendar days in both directions, over a change of month and year', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });
});

describe('addMonths', () => {
  it('keeps the day, or takes the last day of a shorter month', () => {
    expect(addMonths('2026-03-15', 12)).toBe('2027-03-15');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });
});

// Product P2.8.7.
describe('lastDayOf', () => {
  const item = { expiresOn: '2027-06-01', openedOn: null, periodAfterOpening: null };

  it('is the printed date while the product is closed', () => {
    expect(lastDayOf(item)).toEqual({ day: '2027-06-01', cause: 'printed' });
  });

  it('is the time since opening where that ends earlier', () => {
    expect(lastDayOf({ ...item, openedOn: '2026-08-10', periodAfterOpening: 6 })).toEqual({
      day: '2027-02-10',
      cause: 'opened',
    });
    expect(lastDayOf({ ...item, openedOn: '2027-01-10', periodAfterOpening: 12 })?.cause).toBe('printed');
  });

  it('is unknown without a date, and with an opening date that has no period', () => {
    expect(lastDayOf({ ...item, expiresOn: null, openedOn: '2026-08-10' })).toBeNull();
  });
});
