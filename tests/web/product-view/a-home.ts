import { deriveOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { Product } from '#domain/products/product.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import { type Phone, unwrap } from '#tests/offline/phone.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import type { Engine } from '#web/offline/tables/report-store.ts';

export const ENGINE_NOW: Report['versions'] = { engine: 'engine of today', knowledge: 'knowledge of today' };

/** The engine of this repository, with versions that a test may change. */
export const engineOf = (versions: Report['versions']): Engine => ({
  version: async () => versions,
  outlook: async (product, report) => deriveOutlook(product, report, OUTLOOK_VERSION),
  assess: async (input) => ({ ...assess(input, knowledgePack()), versions }),
});

type Kind = Product['category'];
type Line = readonly [name: string, category: Kind, ingredients: string, place: string];

/** Products that react with each other, products that somebody must not eat, and harmless ones. */
export const HOME: readonly Line[] = [
  ['Thick Bleach', 'cleaning_products', 'Sodium hypochlorite 5%, Aqua', 'Sink'],
  ['Toilet Descaler', 'cleaning_products', 'Aqua, Hydrochloric acid', 'Sink '],
  ['Glass Cleaner', 'cleaning_products', 'Aqua, Ammonia, Isopropyl alcohol', 'Hall'],
  ['Drain Opener', 'cleaning_products', 'Sodium hydroxide', 'Garage'],
  ['White Vinegar', 'food_beverage', 'Vinegar', 'Kitchen'],
  ['Milk Chocolate', 'food_beverage', 'Sugar, Cocoa butter, Milk powder, Cocoa mass', 'Kitchen'],
  ['Raisin Bread', 'food_beverage', 'Wheat flour, Raisins, Water, Yeast, Salt', 'Kitchen'],
  ['Sugar-free Gum', 'food_beverage', 'Xylitol, Gum base, Aspartame', 'Hall'],
  ['Fruit Salad', 'food_beverage', 'Kiwi, Apple, Orange', 'Kitchen'],
  ['Night Cream', 'personal_care', 'Aqua, Glycerin, Retinol, Parfum, Linalool', 'Bath'],
  ['Tea Tree Oil', 'personal_care', 'Melaleuca alternifolia leaf oil', 'Bath'],
  ['Spring Water', 'food_beverage', 'Water', 'Kitchen'],
];

/** Adds all of it to a phone's inventory. @returns the ids of products and entries by product name */
export async function moveIn({ client }: Phone): Promise<Map<string, { productId: string; entryId: string }>> {
  const entries = new Map<string, { productId: string; entryId: string }>();
  for (const [name, category, list, place] of HOME) {
    const [productId, entryId] = [client.newId(), client.newId()];
    const product = { name, brand: 'Sample', barcode: null, category, ingredients: list.split(', ') };
    unwrap(await client.perform('product.create', productId, product));
    unwrap(await client.perform('inventory.add', entryId, { productId, quantity: 1, fields: { place } }));
    entries.set(name, { productId, entryId });
  }
  return entries;
}
