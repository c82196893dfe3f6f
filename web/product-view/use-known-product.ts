import { useEffect, useState } from 'react';
import { parseGtin, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';

/**
 * What this phone knows about a barcode when a form opens: read once, so that nothing typed is overwritten. Null if it
 * knows nothing, undefined while loading.
 */
export function useKnownProduct(barcode: string): Product | null | undefined {
  const client = useClient();
  const { db } = useAccount();
  const [known, setKnown] = useState<Product | null>();
  useEffect(() => {
    let current = true;
    const read = parseGtin(barcode);
    const id = read.ok ? read.value : storedGtin(barcode);
    const looked = id === null ? Promise.resolve(undefined) : client.takeProducts([id]).then(() => db.products.get(id));
    looked.then(
      (product) => current && setKnown(product ?? null),
      () => current && setKnown(null),
    );
    return () => {
      current = false;
    };
  }, [barcode, client, db]);
  return known;
}
