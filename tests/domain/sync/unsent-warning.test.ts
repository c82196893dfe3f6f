import { describe, expect, it } from 'vitest';
import { unsentWarningAt } from '#domain/sync/unsent-warning.ts';

const MADE_AT = Date.UTC(2026, 10, 24, 12);

describe('that something is on the phone alone (product P9.13)', () => {
  it('is not told where nothing waits, with or without a network', () => {
    expect(unsentWarningAt({ offline: false, notSent: 0, oldestAt: null })).toBeNull();
    expect(unsentWarningAt({ offline: true, notSent: 0, oldestAt: null })).toBeNull();
  });

  it('is told at once without a network', () => {
    expect(unsentWarningAt({ offline: true, notSent: 0, oldestAt: MADE_AT })).toBe('now');
  });

  it('is told at once where something was refused', () => {
    expect(unsentWarningAt({ offline: false, notSent: 1, oldestAt: null })).toBe('now');
    expect(unsentWarningAt({ offline: false, notSent: 1, oldestAt: MADE_AT })).toBe('now');
  });

  it('is told after two minutes of what is on its way', () => {
    expect(unsentWarningAt({ offline: false, notSent: 0, oldestAt: MADE_AT })).toBe(MADE_AT + 120_000);
  });
});
