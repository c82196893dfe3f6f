import { expect, test } from 'vitest';
import type { HelpRequest } from '#domain/help/help-request.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Product } from '#domain/products/product.ts';
import { viewNotification } from '#web/notices/notification-view.ts';

const item: InventoryItem = {
  id: 'i',
  productId: 'p',
  quantity: 1,
  place: 'Pantry',
  expiresOn: '2026-12-01',
  openedOn: null,
  periodAfterOpening: null,
  notes: '',
  addedAt: new Date('2026-11-10T10:00:00').getTime(),
};
const around = {
  products: new Map([['p', { id: 'p', name: 'Oat milk' } as Product]]),
  items: new Map([['i', item]]),
  requests: new Map([['h', { kind: 'question', answer: 'Like so.' } as HelpRequest]]),
  times: new Map([['o', 1234]]),
  today: '2026-11-24',
};
const expires = {
  kind: 'expires',
  id: 'expires:i',
  itemId: 'i',
  productId: 'p',
  day: '2026-12-01',
  cause: 'printed',
  daysLeft: 7,
  read: false,
} as const;

test('a reminder reads forward, and is as old as the day it came up', () => {
  expect(viewNotification({ ...expires, threshold: 7 }, around)).toMatchObject({
    title: 'Oat milk',
    message: 'Use within 7 days',
    to: '/inventory',
    at: new Date('2026-11-24T00:00:00').getTime(),
  });
  const early = viewNotification({ ...expires, threshold: 30 }, around);
  expect(early.at, 'not before the entry was there').toBe(item.addedAt);
});

test('an achievement leads to the shelf (product P2.10.1)', () => {
  const reached = {
    kind: 'achievement',
    id: 'achievement:first-scan',
    badgeType: 'first_scan',
    awardedAt: 5,
    read: false,
  } as const;
  expect(viewNotification(reached, around)).toMatchObject({ title: 'Safety First', to: '/achievements', at: 5 });
});

test('an answer says so, and leads to what was asked (product P2.4.5)', () => {
  const answer = { kind: 'answer', id: 'answer:h', requestId: 'h', answeredAt: 99, read: false } as const;
  expect(viewNotification(answer, around)).toMatchObject({
    title: 'Your question was answered',
    message: 'Like so.',
    to: '/notifications?help=h',
    at: 99,
  });
});

test('a refused change says what and why, and leads to the list', () => {
  const dead = {
    kind: 'dead',
    id: 'dead:o',
    opId: 'o',
    type: 'inventory.edit',
    code: 'X',
    message: 'No.',
    read: false,
  } as const;
  expect(viewNotification(dead, around)).toMatchObject({
    title: 'A change was not sent',
    message: 'Inventory entry edited. No.',
    to: '/not-sent',
    at: 1234,
  });
});

test('a replaced value says what it is, and what it was', () => {
  const replaced = { id: 'h', itemId: 'i', productId: 'p', field: 'place', lost: null, won: 'Pantry' } as const;
  const view = viewNotification(
    { kind: 'replaced', id: 'replaced:h', read: false, replaced: { ...replaced, wonBy: 'u', wonDevice: 'd', at: 5 } },
    around,
  );
  expect(view).toMatchObject({
    title: 'Oat milk',
    message: 'The place is now \u201cPantry\u201d. You had none.',
    at: 5,
  });
});
