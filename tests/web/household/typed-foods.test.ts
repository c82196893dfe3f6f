import { expect, test } from 'vitest';
import { takeTyped, withAllergens } from '#web/features/household/person/typed-foods.ts';

test('what is understood of typed foods is taken over, and the rest is told', () => {
  expect(takeTyped('kiwi')).toEqual({ allergens: ['kiwi'], unclear: '' });
  expect(takeTyped('milk and eggs')).toEqual({ allergens: ['milk', 'egg'], unclear: '' });
  const { allergens, unclear } = takeTyped('kiwi, pine nuts; zzqx');
  expect(allergens).toContain('kiwi');
  expect(unclear).toBe('zzqx');
  expect(takeTyped('  ')).toEqual({ allergens: [], unclear: '' });
});

test('no allergen is kept twice', () => {
  expect(withAllergens(['Kiwi', 'milk'], ['kiwi', 'egg'])).toEqual(['Kiwi', 'milk', 'egg']);
});
