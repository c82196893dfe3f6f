import { useLiveQuery } from 'dexie-react-hooks';
import { Camera } from 'lucide-react';
import type { Product } from '#domain/products/product.ts';
import { LABEL_PHOTO_SOURCE } from '#domain/products/relabel.ts';
import { isProof } from '#domain/recalls/proof-id.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';

/** Shown for a list read from a photo: what is missing in it proves nothing, least of all about allergens. */
export function PhotoListNote({ product }: { product: Product }) {
  const { db } = useAccount();
  const photos = useLiveQuery(
    () =>
      db.labelPhotos
        .where({ productId: product.id })
        .filter(({ id }) => !isProof(id))
        .count(),
    [db, product.id],
  );
  if (!photos && product.source.name !== LABEL_PHOTO_SOURCE) return null;
  return (
    <div className="mt-3">
      <Notice icon={<Camera strokeWidth={1.9} aria-hidden="true" />}>
        This list was read from a photo. A photo never proves that an allergen is absent: what is missing here may only
        have been misread, so check the pack.
      </Notice>
    </div>
  );
}
