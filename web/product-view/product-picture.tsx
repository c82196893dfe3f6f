import { useEffect, useState } from 'react';
import { isOpenFacts } from '#domain/catalogue/open-facts.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { useInstance } from '#web/client/use-instance.ts';
import { readProductPicture } from '#web/offline/catalogue/product-pictures.ts';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';

/**
 * Whether this server shows a picture of a product where its catalogue has one. Null where that is not known, as without a
 * signal.
 */
export function useShowsPicture({ source }: Product): boolean | null {
  const instance = useInstance();
  return isOpenFacts(source) ? (instance?.productPictures ?? null) : false;
}

/** The address of a product's picture within this page; null where there is none, or this server shows none. */
function usePicture(product: Product): string | null {
  const { id } = product;
  const shows = useShowsPicture(product);
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (shows === false) return;
    // Not known without a signal: then what this phone keeps is shown.
    let url: string | null = null;
    let left = false;
    readProductPicture(id, shows === true, Date.now())
      .then((picture) => {
        if (!picture || left) return;
        url = URL.createObjectURL(picture);
        setShown({ id, url });
      })
      // No storage, or none left: the drawing does.
      .catch(() => undefined);
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, shows]);
  return shows !== false && shown?.id === id ? shown.url : null;
}

/**
 * What a product looks like, large: its picture where this server shows them, else the drawing of its kind. Decorative:
 * its name stands beside it.
 */
export function ProductPicture({ product }: { product: Product }) {
  const picture = usePicture(product);
  return (
    <span className="thumb thumb-large">
      {picture ? <img src={picture} alt="" /> : <ProductDrawing kind={drawingOf(product)} />}
    </span>
  );
}
