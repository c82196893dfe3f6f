import { expect, it } from 'vitest';
import { dueSoon } from '#domain/inventory/hazards/due-soon.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';

const entry = (id: string, over: Partial<InventoryItem>) =>
  ({ id, productId: `product of ${id}`, quantity: 1, expiresOn: null, openedOn: null, ...over }) as InventoryItem;

it('names what is due today and within the first reminder, the first due first', () => {
  const items = [
    entry('in thirty days', { expiresOn: '2026-12-29' }),
    entry('in thirty-one', { expiresOn: '2026-12-30' }),
    entry('today', { expiresOn: '2026-11-29' }),
    entry('yesterday', { expiresOn: '2026-11-28' }),
    entry('used up', { expiresOn: '2026-12-01', quantity: 0 }),
    entry('without a date', {}),
    entry('opened', { expiresOn: '2027-06-01', openedOn: '2026-11-09', periodAfterOpening: 1 }),
  ];
  const due = dueSoon(items, '2026-11-29').map(({ itemId, daysLeft, last }) => [itemId, daysLeft, last.cause]);
  expect(due).toStrictEqual([
    ['today', 0, 'printed'],
    ['opened', 10, 'opened'],
    ['in thirty days', 30, 'printed'],
  ]);
});
