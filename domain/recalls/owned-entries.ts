import type { InventoryItem } from '../inventory/item.ts';
import type { Product } from '../products/product.ts';
import type { OwnedProduct } from './owned-product.ts';

/** A product as input for recall matching, with data of its entries at home. @param entries empty for one in a shop */
export const ownedOf = (
  { gtin, brand, name, size, category }: Pick<Product, 'gtin' | 'brand' | 'name' | 'size' | 'category'>,
  entries: readonly Pick<InventoryItem, 'notes' | 'expiresOn'>[],
): OwnedProduct => ({
  gtin,
  brand,
  name: size ? `${name} ${size}` : name,
  category,
  notes: entries.map(({ notes }) => notes).join(' ; '),
  // With several packs the date is ambiguous.
  printedDay: entries.length === 1 ? (entries[0]?.expiresOn ?? null) : null,
});
