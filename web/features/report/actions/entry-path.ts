import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { manualEntryPath } from '#web/paths.ts';

/** Where the label of a product is typed in, with the code as it is printed. */
export function entryPath(product: Pick<Product, 'gtin'>): string {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  return manualEntryPath(gtin ? printedCode(gtin) : undefined);
}
