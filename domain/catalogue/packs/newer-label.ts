import type { Product } from '../../products/product.ts';

/**
 * Whether a product as a pack holds it stands in the place of what this phone shows of it (product P14.12): where the
 * label is of a later day. What the household entered or corrected stands.
 */
export const isNewerLabel = (packed: Product, shown: Product): boolean =>
  !shown.own && packed.ingredientsText !== null && packed.source.date > shown.source.date;
