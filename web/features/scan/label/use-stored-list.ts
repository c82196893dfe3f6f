import { useEffect, useState } from 'react';
import { parseGtin, storedGtin } from '#domain/products/gtin.ts';
import { useAccount } from '#web/client-context.tsx';

/** The ingredient list that this phone holds of a product. */
export interface StoredList {
  readonly id: string;
  readonly list: string;
}

/** What this phone holds of a barcode; null where it holds no list. */
export function useStoredList(barcode: string): StoredList | null {
  const { db } = useAccount();
  const [stored, setStored] = useState<StoredList | null>(null);
  useEffect(() => {
    let current = true;
    const read = parseGtin(barcode);
    const id = read.ok ? read.value : storedGtin(barcode);
    if (id === null) return;
    db.products.get(id).then(
      (product) => {
        if (current && product?.ingredientsText) setStored({ id, list: product.ingredientsText });
      },
      // Without it there is nothing to compare with.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [barcode, db]);
  return stored;
}
