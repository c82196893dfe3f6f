import { CloudUpload } from 'lucide-react';
import { drawingOf } from '#domain/products/drawing.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import { productSlug } from '#domain/products/slug.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { manualEntryPath, productPath } from '#web/paths.ts';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { timeAgo } from '#web/ui/time-ago.tsx';
import type { WaitingScan } from './use-inventory.ts';

/** A scan that has not reached the server: kept on this phone, and never shown as checked when it is not. */
export function WaitingRow({ waiting, now }: { waiting: WaitingScan; now: number }) {
  const { scan, product, risk } = waiting;
  const gtin = storedGtin(scan.gtin);
  const digits = gtin ? printedCode(gtin) : scan.gtin;
  return (
    <ProductRow
      name={product?.name ?? digits}
      to={product ? productPath(productSlug(product)) : manualEntryPath(digits)}
      drawing={product ? drawingOf(product) : 'box'}
      sign={product ? undefined : <ScanMark size={28} />}
      meta={
        <>
          {scan.notSent !== 1 && <CloudUpload aria-hidden="true" strokeWidth={1.9} />}
          {product ? `Scanned ${timeAgo(scan.createdAt, now)}` : 'Not checked yet. Looked up when you are online'}
          {scan.notSent === 1 && <SavedMark state="not_sent" />}
        </>
      }
      risk={risk ?? shownRisk(null)}
    />
  );
}
