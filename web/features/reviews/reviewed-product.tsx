import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { productPath } from '#web/paths.ts';
import { useHeldBack } from '#web/scanning/held-back.ts';
import { ProductRowContent } from '#web/ui/product-row.tsx';

interface ReviewedProductProps {
  product: Product;
  stored: StoredReport | undefined;
}

/** The product that the reviews are about. The score shown with it does not depend on them. */
export function ReviewedProduct({ product, stored }: ReviewedProductProps) {
  const held = useHeldBack(product);
  return (
    <div className="relative mt-3 flex items-center gap-4">
      <ProductRowContent
        name={product.name}
        to={productPath(product.id)}
        meta={[product.brand, product.size].filter(Boolean).join(' · ')}
        drawing={drawingOf(product)}
        risk={stored && held === false ? shownRisk(stored.report) : undefined}
      />
    </div>
  );
}
