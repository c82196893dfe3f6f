import { describe, expect, it } from 'vitest';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaOf, homeCategory } from '#domain/products/home-area.ts';
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
  ['Désodorisant Lavande', 'General', 'air_water'],
  ['Luftbefeuchter Mini', 'General', 'air_water'],
  ['Agua mineral', 'food_beverage', 'air_water'],
  ['Acqua Micellare Viso', 'personal_care', 'personal_care'],
  ['Waterfilter patronen', 'General', 'air_water'],
  ['Vaatwastabletten Citroen', 'General', 'kitchen'],
  ['Geschirrspültabs 40er', 'General', 'kitchen'],
  ['Gel Nettoyant Salle de Bain', 'General', 'bathroom'],
  ['Limpiador Baño', 'General', 'bathroom'],
  ['Carta igienica 10 rotoli', 'General', 'bathroom'],
  ['Badkamerreiniger', 'General', 'bathroom'],
  ['Colorwaschmittel', 'General', 'laundry'],
  ['Ammorbidente Lavanda', 'General', 'laundry'],
  ['Wasverzachter Katoen', 'General', 'laundry'],
  ['Kinderzahncreme', 'General', 'kids'],
  ['Champú infantil', 'General', 'kids'],
  ['Hondenshampoo', 'General', 'pet_care'],
  ['Pienso para gatos', 'General', 'pet_care'],
  ['Scheibenfrostschutz', 'General', 'outdoor_garage'],
  ['Désherbant Allées', 'General', 'outdoor_garage'],
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

describe('areaOf', () => {
  const soap = { id: '02000000000015', name: 'Soap', category: 'personal_care' as const };

  it('follows the household where it chose an area, else the name (product P3.8)', () => {
    expect(areaOf(soap, new Map([[soap.id, 'kitchen']]))).toBe('kitchen');
    expect(areaOf(soap, new Map([['02000000000039', 'kitchen']]))).toBe('personal_care');
  });
});
