import type { FileEntry } from '#domain/inventory/inventory-file.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import type { InventoryRow } from '../use-inventory.ts';

/** The entries of an inventory as written to a file. Entries whose product is not on this phone are left out. */
export const fileEntries = (rows: readonly InventoryRow[]): readonly FileEntry[] =>
  rows.flatMap(({ item, product }) =>
    product
      ? [
          {
            id: item.id,
            productId: item.productId,
            name: product.name,
            brand: product.brand === UNKNOWN_BRAND ? '' : product.brand,
            category: product.category,
            productType: product.productType,
            forms: product.forms,
            baby: product.baby,
            ingredients: product.ingredientsText,
            quantity: item.quantity,
            place: item.place,
            expiresOn: item.expiresOn,
            openedOn: item.openedOn,
            periodAfterOpening: item.periodAfterOpening,
            notes: item.notes,
            addedAt: item.addedAt,
          },
        ]
      : [],
  );

const SAME = ['quantity', 'place', 'expiresOn', 'openedOn', 'periodAfterOpening', 'notes'] as const;

/** The fields by which an entry is compared with others. */
export type HeldEntry = Pick<InventoryItem, 'id' | 'productId' | (typeof SAME)[number]>;

/** Whether an entry of a file is already in the inventory: with the same id, or with all fields equal. */
export const isInInventory = (entry: FileEntry, items: readonly HeldEntry[]): boolean =>
  items.some(
    (item) =>
      item.id === entry.id ||
      (item.productId === entry.productId && SAME.every((field) => item[field] === entry[field])),
  );
