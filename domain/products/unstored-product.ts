import type { ProductType } from '../safety/vocabulary.ts';
import type { Product } from './product.ts';

/** Wraps an ingredient list that is only assessed, not stored, in a product. @param nowMs milliseconds since 1970 */
export const unstoredProduct = (
  { ingredients, name, productType }: { ingredients: string; name: string; productType: ProductType | null },
  nowMs: number,
): Product => ({
  ...{ id: '', gtin: null, name, brand: '', size: null, category: 'General', productType, forms: [], baby: false },
  ...{ ingredientsText: ingredients, emoji: '', sample: false, own: false },
  source: { name: 'Entered by hand', date: new Date(nowMs).toISOString().slice(0, 10), licence: null },
});
