import type { Product } from '#domain/products/product.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';
import { type Risk, STILL_READING } from '#web/ui/risk/levels.ts';

/**
 * What the tag of a row shows. A product that is on its way to this phone, or whose label is being read, is drawn as
 * such and never as one that nobody knows.
 * @param product null while the phone has only the row that leads to it
 * @param risk null where no report was made on this phone yet
 * @param reading whether the engine is making the reports that are missing
 */
export function rowRisk(
  product: Pick<Product, 'ingredientsText'> | null,
  risk: ShownRisk | null,
  reading: boolean,
): Risk {
  const onItsWay = product === null || (reading && product.ingredientsText !== null);
  return risk ?? (onItsWay ? STILL_READING : shownRisk(null));
}
