import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { manualEntryPath } from '#web/paths.ts';

/** Path of the form for typing a product's label, with its printed barcode. */
export function entryPath(product: Pick<Product, 'gtin'>): string {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  return manualEntryPath(gtin ? printedCode(gtin) : undefined);
}
