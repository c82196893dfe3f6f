import { expect, it } from 'vitest';
import { type ScoredProduct, staysOf } from '#domain/inventory/home-past.ts';
import { scoreMoversIn } from '#domain/inventory/score-movers.ts';

const TODAY = '2026-11-26';
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const product = (id: string, score: number | null, category: ScoredProduct['category'] = 'cleaning') => ({
  ...{ id, score, category },
});
const item = (id: string, from: string, quantity = 1) => ({ id, productId: id, quantity, addedAt: at(from) });
const end = (itemId: string, endedOn: string) => ({ itemId, endedOn });

// Product P2.11.16.
it('names what came and went since the trend begins, what moved the score most first', () => {
  const products = [
    product('mild', 90),
    product('milder', 98),
    product('lye', 31),
    product('bleach', 40),
    product('always', 70),
  ];
  const items = [
    item('mild', '2026-11-20'),
    item('milder', '2026-11-26'),
    item('lye', '2024-01-01', 0),
    item('bleach', '2024-01-01', 0),
    item('always', '2024-01-01'),
  ];
  const stays = staysOf(items, [end('lye', '2026-11-25'), end('bleach', '2026-11-26')]);
  expect(scoreMoversIn('cleaning', products, stays, TODAY)).toEqual({
    came: ['milder', 'mild'],
    left: ['lye', 'bleach'],
  });
});

it('leaves out other categories, what has no score, and what came and went in between or before', () => {
  const products = [
    product('soap', 90, 'laundry'),
    product('unread', null),
    product('tried', 20),
    product('old', 20),
    product('second pack', 80),
  ];
  const items = [
    item('soap', '2026-11-20'),
    item('unread', '2026-11-20'),
    item('tried', '2026-11-01', 0),
    item('old', '2024-01-01', 0),
    item('second pack', '2024-01-01'),
    { ...item('second pack', '2026-11-20'), id: 'new' },
  ];
  const stays = staysOf(items, [end('tried', '2026-11-10'), end('old', '2026-10-27')]);
  expect(scoreMoversIn('cleaning', products, stays, TODAY)).toEqual({ came: [], left: [] });
});
