import type { Product } from '../../products/product.ts';

/**
 * Whether a product from a pack replaces what this phone shows (product P14.12): only if its label has a later date.
 * What the household entered or corrected is kept.
 */
export const isNewerLabel = (packed: Product, shown: Product): boolean =>
  !shown.own && packed.ingredientsText !== null && packed.source.date > shown.source.date;
