import { expect, it } from 'vitest';
import { homeCategory } from '#domain/products/home-area.ts';
import { asksForArea, categoryOf } from '#web/features/manual-entry/product-kinds.ts';

const TYPED = { name: 'Something', brand: '', ingredients: 'Blorfen' } as const;

it('files a balm that stays on the skin under personal care, not under cleaning', () => {
  const category = categoryOf({ ...TYPED, kind: 'leave_on', category: 'General' });
  expect(homeCategory({ name: 'Corner shop balm', category })).toBe('personal_care');
});

it('asks for the area where the kind does not say it, and keeps the one that was given', () => {
  expect(asksForArea('unsure')).toBe(true);
  expect(asksForArea('food')).toBe(false);
  expect(categoryOf({ ...TYPED, kind: 'unsure', category: 'pet_care' })).toBe('pet_care');
  expect(categoryOf({ ...TYPED, kind: 'leave_on', category: 'baby_kids' })).toBe('baby_kids');
});

it.each([
  ['Evening treat', 'Wheat flour, sugar, palm oil, whole milk powder, eggs, salt, yeast', 'food_beverage'],
  ['Vanilla ice cream', 'Blorfen', 'food_beverage'],
  ['Something', 'Blorfen', 'General'],
  ['Oven cleaner', 'Sodium hydroxide, water', 'General'],
  ['Honey shower cream', 'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Honey', 'General'],
])('files what is clearly a food as food where nobody said (product P3.1): %s', (name, ingredients, expected) => {
  expect(categoryOf({ name, brand: '', ingredients, kind: 'unsure', category: 'General' })).toBe(expected);
});

it('leaves what a person called something else where they put it', () => {
  const flour = { name: 'Vanilla ice cream', brand: '', ingredients: 'Milk, sugar' };
  expect(categoryOf({ ...flour, kind: 'other', category: 'General' })).toBe('General');
  expect(categoryOf({ ...flour, kind: 'unsure', category: 'pet_care' })).toBe('pet_care');
});
