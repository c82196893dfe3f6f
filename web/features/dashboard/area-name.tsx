import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import { useAreas } from '#web/product-view/use-areas.ts';

/** The area of a product, shown after the time of its scan. */
export function AreaName({ product }: { product: Product }) {
  const areas = useAreas();
  return areas && ` · ${HOME_CATEGORY_LABELS[areaOf(product, areas)]}`;
}
