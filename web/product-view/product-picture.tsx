import { useEffect, useState } from 'react';
import { isOpenFacts } from '#domain/catalogue/open-facts.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { useInstance } from '#web/client/use-instance.ts';
import { readProductPicture } from '#web/offline/catalogue/product-pictures.ts';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';

/** Whether this server shows a product's picture if its catalogue has one. Null while unknown, for example offline. */
export function useShowsPicture({ source }: Product): boolean | null {
  const instance = useInstance();
  return isOpenFacts(source) ? (instance?.productPictures ?? null) : false;
}

/** Object URL of a product's picture; null if there is none or this server shows none. */
function usePicture(product: Product): string | null {
  const { id } = product;
  const shows = useShowsPicture(product);
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (shows === false) return;
    // Null is unknown (offline): then a picture cached on this phone is shown.
    let url: string | null = null;
    let left = false;
    readProductPicture(id, shows === true, Date.now())
      .then((picture) => {
        if (!picture || left) return;
        url = URL.createObjectURL(picture);
        setShown({ id, url });
      })
      // No storage, or it is full: the drawing is shown instead.
      .catch(() => undefined);
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, shows]);
  return shows !== false && shown?.id === id ? shown.url : null;
}

/**
 * Large image of a product: its picture if this server shows pictures, else the drawing of its kind. Decorative: the
 * name is shown next to it.
 */
export function ProductPicture({ product }: { product: Product }) {
  const picture = usePicture(product);
  return (
    <span className="thumb thumb-large">
      {picture ? <img src={picture} alt="" /> : <ProductDrawing kind={drawingOf(product)} />}
    </span>
  );
}
