import { expect, it } from 'vitest';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import { setAsideWords } from '#web/product-view/set-aside-words.ts';

const findings = (count: number) => Array.from({ length: count }, () => ({}) as Finding);

it('counts what was set aside, and is null only if nothing was (product P2.11.14)', () => {
  expect(setAsideWords({ snoozed: [], resolved: [] })).toBeNull();
  expect(setAsideWords({ snoozed: findings(1), resolved: [] })).toBe('1 finding snoozed');
  expect(setAsideWords({ snoozed: findings(2), resolved: findings(1) })).toBe(
    '2 findings snoozed, 1 finding marked resolved',
  );
});
