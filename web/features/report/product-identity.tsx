import type { ReactNode, RefObject } from 'react';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { Shown } from '#web/offline/tables/account-db.ts';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { ProductPicture } from '#web/product-view/product-picture.tsx';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { productMeta } from './report-words.ts';

interface ProductIdentityProps {
  product: Shown<Product>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Buttons at the end of the line on desktop. */
  actions: ReactNode;
}

/** The product: drawing, name, brand, size, category and barcode. */
export function ProductIdentity({ product, heading, actions }: ProductIdentityProps) {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProductPicture product={product} />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h1 ref={heading} className="title-1 text-2xl/[1.8125rem] [overflow-wrap:anywhere]">
          {product.name}
        </h1>
        <p className="small mt-0.5 text-ink-2">{productMeta(product)}</p>
        {gtin && <p className="caption num text-ink-3">{printedCode(gtin)}</p>}
        {product.own && (
          <p className="row-meta">
            Entered by your household
            <SavedMark state={savedStateOf(product)} />
          </p>
        )}
      </div>
      <div className="hidden min-w-0 flex-wrap gap-2 lg:flex">{actions}</div>
    </div>
  );
}
