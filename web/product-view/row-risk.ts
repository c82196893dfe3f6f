import type { Product } from '#domain/products/product.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';
import { type Risk, STILL_READING } from '#web/ui/risk/levels.ts';

/**
 * What the tag of a row shows. A product that is still syncing, or whose label is being assessed, is shown as still
 * reading and never as unknown.
 * @param product null while the phone only has the row that refers to it
 * @param risk null if this phone has made no report yet
 * @param reading whether the engine is making the missing reports
 */
export function rowRisk(
  product: Pick<Product, 'ingredientsText'> | null,
  risk: ShownRisk | null,
  reading: boolean,
): Risk {
  const onItsWay = product === null || (reading && product.ingredientsText !== null);
  return risk ?? (onItsWay ? STILL_READING : shownRisk(null));
}
