import { describe, expect, it } from 'vitest';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, homeCategory } from '#domain/products/category.ts';
import type { TopCategory } from '#domain/products/product.ts';

const cases: readonly [string, TopCategory, string][] = [
  ['Lavender Air Freshener', 'cleaning_products', 'air_water'],
  ['HEPA Replacement Filter', 'cleaning_products', 'air_water'],
  ['Spring Water', 'food_beverage', 'air_water'],
  ['Baby Humidifier', 'baby_kids', 'air_water'],
  ['Watermelon Slices', 'food_beverage', 'kitchen'],
  ['Waterproof Mascara', 'personal_care', 'personal_care'],
  ['Micellar Water', 'personal_care', 'personal_care'],
  ['Tuna Chunks in Spring Water', 'food_beverage', 'kitchen'],
  ['Filter Coffee', 'food_beverage', 'kitchen'],
  ['Kitchen Degreaser', 'cleaning_products', 'kitchen'],
  ['Dishwasher Tablets', 'cleaning_products', 'kitchen'],
  ['Baby Food Carrot', 'food_beverage', 'kitchen'],
  ['Toilet Descaler', 'cleaning_products', 'bathroom'],
  ['Shower Cleaner', 'cleaning_products', 'bathroom'],
  ['Shower Gel', 'personal_care', 'personal_care'],
  ['Eau de Toilette', 'personal_care', 'personal_care'],
  ['Laundry Capsules', 'cleaning_products', 'laundry'],
  ['Fabric Softener', 'cleaning_products', 'laundry'],
  ['Baby Wipes', 'personal_care', 'kids'],
  ["Children's Toothpaste", 'personal_care', 'kids'],
  ['Building Blocks', 'baby_kids', 'kids'],
  ['Dog Spot-On', 'pet_care', 'pet_care'],
  ['Clumping Cat Litter', 'cleaning_products', 'pet_care'],
  ['Catsup', 'General', 'cleaning'],
  ['Ibuprofen Tablets', 'health_medicine', 'personal_care'],
  ['Carrot Seeds', 'garden_outdoor', 'outdoor_garage'],
  ['Car Shampoo', 'cleaning_products', 'outdoor_garage'],
  ['Carpet Foam', 'cleaning_products', 'cleaning'],
  ['Weedkiller', 'garden_outdoor', 'outdoor_garage'],
  ['Multi-Surface Spray', 'cleaning_products', 'cleaning'],
  ['Argan Shampoo', 'General', 'personal_care'],
  ['Dark Chocolate', 'General', 'kitchen'],
  ['Chocolate Shower Cream', 'General', 'personal_care'],
  ['Dog Milk Snack', 'General', 'pet_care'],
  ['Bath Scrub', 'General', 'bathroom'],
  ['Waschmittel Sensitiv', 'General', 'laundry'],
  ['', 'General', 'cleaning'],
];

describe('homeCategory', () => {
  it.each(cases)('%s of %s belongs to %s', (name, category, home) => {
    expect(homeCategory({ name, category })).toBe(home);
  });

  it('has a label for each of nine areas', () => {
    expect(HOME_CATEGORIES).toHaveLength(9);
    expect(Object.keys(HOME_CATEGORY_LABELS).sort()).toEqual([...HOME_CATEGORIES].sort());
  });
});
