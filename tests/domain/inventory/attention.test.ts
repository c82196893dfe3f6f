import { describe, expect, it } from 'vitest';
import { attentionCount } from '#domain/inventory/attention.ts';

const item = { quantity: 1, expiresOn: null, openedOn: null, periodAfterOpening: null };
const count = (notSent: number, items: Parameters<typeof attentionCount>[0]['items']) =>
  attentionCount({ notSent, items, today: '2026-11-21' });

describe('the number on the icon', () => {
  it('counts what was not sent and what is past its last day', () => {
    expect(count(2, [{ ...item, expiresOn: '2026-11-20' }, item])).toBe(3);
    expect(count(0, [{ ...item, openedOn: '2026-01-01', periodAfterOpening: 6 }])).toBe(1);
  });

  it('leaves the last day itself, and what is used up', () => {
    expect(count(0, [{ ...item, expiresOn: '2026-11-21' }])).toBe(0);
    expect(count(0, [{ ...item, quantity: 0, expiresOn: '2020-01-01' }])).toBe(0);
    expect(count(0, [])).toBe(0);
  });
});
