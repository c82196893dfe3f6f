import { expect, it } from 'vitest';
import { homeCategory } from '#domain/products/home-area.ts';
import { asksForArea, categoryOf } from '#web/features/manual-entry/product-kinds.ts';

it('files a balm that stays on the skin under personal care, not under cleaning', () => {
  const category = categoryOf({ kind: 'leave_on', category: 'General' });
  expect(homeCategory({ name: 'Corner shop balm', category })).toBe('personal_care');
});

it('asks for the area where the kind does not say it, and keeps the one that was given', () => {
  expect(asksForArea('unsure')).toBe(true);
  expect(asksForArea('food')).toBe(false);
  expect(categoryOf({ kind: 'unsure', category: 'pet_care' })).toBe('pet_care');
  expect(categoryOf({ kind: 'leave_on', category: 'baby_kids' })).toBe('baby_kids');
});
