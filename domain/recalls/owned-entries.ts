import type { InventoryItem } from '../inventory/item.ts';
import type { Product } from '../products/product.ts';
import type { OwnedProduct } from './owned-product.ts';

/** A product as notices ask about it, with what its entries at home say. @param entries none where it is in a shop */
export const ownedOf = (
  { gtin, brand, name, size, category }: Pick<Product, 'gtin' | 'brand' | 'name' | 'size' | 'category'>,
  entries: readonly Pick<InventoryItem, 'notes' | 'expiresOn'>[],
): OwnedProduct => ({
  gtin,
  brand,
  name: size ? `${name} ${size}` : name,
  category,
  notes: entries.map(({ notes }) => notes).join(' ; '),
  // Packs with different dates leave the date open.
  printedDay: entries.length === 1 ? (entries[0]?.expiresOn ?? null) : null,
});
