import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { noticesForBarcode } from '#web/offline/recalls/naming.ts';
import { recallPath } from '#web/paths.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

/** Recalls that name a product's barcode, shown above its score and on every plan (product P6.3, P11.12). */
export function RecallBars({ product }: { product: Product }) {
  const { db } = useAccount();
  const notices = useLiveQuery(() => noticesForBarcode(db, product), [db, product]);
  return notices?.map(({ id, title, publishedBy }) => (
    <Link key={id} to={recallPath(id)} className={`verdict-bar mb-3 ${LEVEL_CLASS.CRITICAL}`}>
      <SeverityShape level="CRITICAL" size={20} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="small-strong block text-level-text">
          {publishedBy === undefined ? 'A recall names this barcode' : 'A recall from this server names this barcode'}
        </span>
        <span className="small">{title}</span>
      </span>
      <ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} />
    </Link>
  ));
}
