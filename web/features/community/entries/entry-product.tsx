import { useLiveQuery } from 'dexie-react-hooks';
import type { AttachedProduct } from '#domain/groups/post-calls.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { riskLabel } from '#domain/safety/labels.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { productPath } from '#web/paths.ts';
import { ProductRowContent } from '#web/ui/product-row.tsx';

/** A catalogue product with its base report. The household's own view of it is one tap away. */
export function EntryProduct({ product: { id, name, score } }: { product: AttachedProduct }) {
  const { db } = useAccount();
  const held = useLiveQuery(() => db.products.get(id), [db, id]);
  const risk = { level: riskLabel(score), score, provisional: false, known: 0, total: 0 };
  return (
    <div className="entry-product">
      <ProductRowContent
        name={name}
        to={productPath(held ? productSlug(held) : id)}
        drawing={held ? drawingOf(held) : 'box'}
        meta={score === null ? 'No base report yet' : 'Base report'}
        risk={risk}
      />
    </div>
  );
}
