import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { EVERYTHING, type ListQuery } from '#web/features/inventory/ask/list-query.ts';
import { byPlace, viewInventory } from '#web/features/inventory/inventory-view.ts';
import type { InventoryRow } from '#web/features/inventory/use-inventory.ts';
import type { Shown } from '#web/offline/tables/account-db.ts';

const product = (name: string, category: Product['category']): Shown<Product> => ({
  id: `id-${name}`,
  gtin: null,
  name,
  brand: 'Brand',
  size: null,
  category,
  productType: null,
  forms: [],
  baby: false,
  ingredientsText: 'Aqua',
  emoji: '📦',
  sample: false,
  own: false,
  source: { name: 'x', date: '2026-01-01', licence: null },
  pending: 0,
});

let added = 0;
const row = (name: string, category: Product['category'], expiresOn: string | null = null): InventoryRow => {
  added += 1;
  return {
    product: product(name, category),
    risk: null,
    item: {
      id: name,
      productId: `id-${name}`,
      quantity: 1,
      place: name === 'Crème brûlée' ? 'Fridge' : null,
      expiresOn,
      openedOn: null,
      periodAfterOpening: null,
      notes: '',
      addedAt: added,
      pending: 0,
    },
  };
};

const rows = [
  row('Crème brûlée', 'food_beverage', '2026-11-23'),
  row('Glass polish', 'cleaning_products'),
  row('Tomato soup', 'food_beverage'),
];
const view = (change: Partial<ListQuery> = {}) =>
  viewInventory(rows, { ...EVERYTHING, ...change }, '2026-11-21', false);
const names = (some: readonly InventoryRow[]) => some.map((one) => one.item.id);

describe('viewInventory', () => {
  it('keeps what must be used soon apart, newest first below', () => {
    const shown = view();
    expect(names(shown.attention)).toEqual(['Crème brûlée']);
    expect(names(shown.rest)).toEqual(['Tomato soup', 'Glass polish']);
    expect(shown.counts.get('all')).toBe(3);
    expect(shown.counts.get('kitchen')).toBe(2);
  });

  it('finds words without accents, in name and place, and shows one list then', () => {
    const shown = view({ search: 'creme FRIDGE' });
    expect(shown.attention).toEqual([]);
    expect(names(shown.rest)).toEqual(['Crème brûlée']);
    expect(shown.counts.get('all')).toBe(1);
  });

  it('filters by home area and by what expires', () => {
    expect(names(view({ filter: 'kitchen' }).rest)).toEqual(['Tomato soup', 'Crème brûlée']);
    expect(names(view({ filter: 'attention' }).rest)).toEqual(['Crème brûlée']);
  });

  it('orders by name and by what to use first', () => {
    const search = 'brand';
    expect(names(view({ search, sort: 'name' }).rest)[0]).toBe('Crème brûlée');
    expect(names(view({ search, sort: 'useFirst' }).rest)[0]).toBe('Crème brûlée');
  });

  it('narrows to a date, a score and a place, and then shows one list', () => {
    expect(names(view({ date: 'soon' }).rest)).toEqual(['Crème brûlée']);
    expect(names(view({ date: 'none' }).rest)).toEqual(['Tomato soup', 'Glass polish']);
    expect(names(view({ place: 'Fridge' }).rest)).toEqual(['Crème brûlée']);
    expect(names(view({ place: '' }).rest)).toEqual(['Tomato soup', 'Glass polish']);
    expect(view({ score: 'unknown' }).rest).toHaveLength(3);
    expect(view({ score: 'green' }).rest).toEqual([]);
  });

  it('parts a list by places, what has none last', () => {
    expect(byPlace(view({ byPlace: true }).rest).map(([place, some]) => [place, some.length])).toEqual([
      ['Fridge', 1],
      ['', 2],
    ]);
  });

  // Product P2.8.10.
  it('keeps apart what nothing is left of, and reminds nobody of it', () => {
    const [first, ...others] = rows;
    if (!first) throw new Error('There is no row.');
    const used = { ...first, item: { ...first.item, quantity: 0 } };
    const shown = viewInventory([used, ...others], EVERYTHING, '2026-11-21', false);
    expect([names(shown.attention), names(shown.usedUp)]).toEqual([[], ['Crème brûlée']]);
    expect(shown.counts.get('attention')).toBe(0);
  });
});
