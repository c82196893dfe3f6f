import { describe, expect, it } from 'vitest';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { ItemEnd } from '#domain/inventory/item-end-schemas.ts';
import { runningOut } from '#domain/shopping/running-out.ts';

const TODAY = '2026-11-24';
const item = (productId: string, over: Partial<InventoryItem> = {}): InventoryItem => ({
  id: `item of ${productId}`,
  productId,
  quantity: 1,
  place: null,
  expiresOn: null,
  openedOn: null,
  periodAfterOpening: null,
  notes: '',
  addedAt: 0,
  ...over,
});
const end = (productId: string, endedOn: string, how: ItemEnd['how'] = 'used_up', quantity = 1) => ({
  productId,
  endedOn,
  how,
  quantity,
});
const found = (items: readonly InventoryItem[], ends: Parameters<typeof runningOut>[1] = [], listed: string[] = []) =>
  runningOut(items, ends, new Set(listed), TODAY);

describe('what runs out (product P6.9)', () => {
  it('is what was used up in the last 60 days, however it left the home', () => {
    const gone = [item('soap', { quantity: 0 })];
    expect(found(gone, [end('soap', '2026-09-25', 'thrown_away')])).toEqual([
      { productId: 'soap', cause: 'gone', left: 0, day: '2026-09-25', daysEach: null },
    ]);
    expect(found(gone, [end('soap', '2026-09-24')])).toEqual([]);
    expect(found(gone)).toEqual([]);
  });

  it('is what has a last usable pack within 14 days, and nothing while one without a date is left', () => {
    const soon = item('cream', { expiresOn: '2026-12-08' });
    expect(found([soon])).toMatchObject([{ cause: 'last_day', left: 1, day: '2026-12-08' }]);
    expect(found([soon, item('cream', { expiresOn: '2026-12-09' })])).toEqual([]);
    expect(found([soon, item('cream')])).toEqual([]);
    expect(found([soon, item('cream', { quantity: 0 })])).toHaveLength(1);
    const opened = item('cream', { openedOn: '2026-06-01', periodAfterOpening: 6, expiresOn: '2028-01-01' });
    expect(found([opened])).toMatchObject([{ day: '2026-12-01' }]);
  });

  it('is what is used up soon at the pace so far', () => {
    const ends = [end('soap', '2026-08-01'), end('soap', '2026-09-05'), end('soap', '2026-10-10')];
    expect(found([item('soap')], ends)).toEqual([
      { productId: 'soap', cause: 'pace', left: 1, day: '2026-11-14', daysEach: 35 },
    ]);
    expect(found([item('soap', { quantity: 2 })], ends), 'two more packs last until 19 December').toEqual([]);
  });

  it('learns no pace from what was thrown away, from one day, or from long ago', () => {
    const one = [item('soap')];
    expect(found(one, [end('soap', '2026-10-01', 'thrown_away'), end('soap', '2026-11-01', 'given_away')])).toEqual([]);
    expect(found(one, [end('soap', '2026-11-01'), end('soap', '2026-11-01')])).toEqual([]);
    expect(found(one, [end('soap', '2024-01-01'), end('soap', '2026-11-01')])).toEqual([]);
  });

  it('is not what is on the list already, and comes in the order of its days', () => {
    const items = [item('b', { expiresOn: '2026-12-01' }), item('a', { expiresOn: '2026-11-30' })];
    expect(found(items).map(({ productId }) => productId)).toEqual(['a', 'b']);
    expect(found(items, [], ['a']).map(({ productId }) => productId)).toEqual(['b']);
  });
});
