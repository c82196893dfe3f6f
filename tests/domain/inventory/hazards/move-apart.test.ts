import { describe, expect, it } from 'vitest';
import { type KeptProduct, movesApart } from '#domain/inventory/hazards/move-apart.ts';
import type { TopCategory } from '#domain/products/product.ts';

const kept = (productId: string, place: string | null, category: TopCategory = 'cleaning_products'): KeptProduct => ({
  productId,
  place,
  category,
});
const SIDES = { one: ['bleach'], other: ['vinegar', 'descaler'] };
const PAIRS = [
  ['bleach', 'vinegar'],
  ['bleach', 'descaler'],
];
const BATH = ['bleach', 'vinegar', 'descaler'].map((id) => kept(id, 'Bathroom'));
const to = (...home: KeptProduct[]) => movesApart([...BATH, ...home], PAIRS)(SIDES, 'Bathroom');

describe('what stands together is carried apart (product P2.11.12)', () => {
  it('the side with fewer products goes, to where most chemicals are kept', () => {
    expect(to(kept('x', 'Hall'), kept('y', 'Garage'), kept('z', 'Garage', 'automotive'))).toEqual({
      productIds: ['bleach'],
      from: 'Bathroom',
      to: 'Garage',
    });
  });

  it('never to food, children, animals or medicine, and never to a place without chemicals', () => {
    for (const category of ['food_beverage', 'baby_kids', 'pet_care', 'health_medicine'] as const) {
      expect(to(kept('x', 'Cellar'), kept('y', 'cellar ', category))).toBeNull();
    }
    expect(to(kept('x', 'Shelf', 'personal_care'), kept('y', null))).toBeNull();
  });

  it('never to what it must not meet there: then the other side goes', () => {
    const acidInGarage = movesApart([...BATH, kept('acid', 'Garage')], [...PAIRS, ['acid', 'bleach']])(
      SIDES,
      'Bathroom',
    );
    expect(acidInGarage).toEqual({ productIds: ['vinegar', 'descaler'], from: 'Bathroom', to: 'Garage' });
  });
});
