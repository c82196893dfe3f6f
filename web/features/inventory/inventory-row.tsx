import { CloudUpload, Ellipsis } from 'lucide-react';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProductRow } from '#web/ui/product-row.tsx';
import type { ViewedRow } from './inventory-view.ts';

const STATE = { no: undefined, soon: 'state-warning', past: 'state-high' } as const;

function Meta({ row }: { row: ViewedRow }) {
  const { item, note, report, product } = row;
  const words = [
    item.quantity === 1 ? null : `${item.quantity} pieces`,
    item.place,
    report?.provisional === true && report.score !== null ? 'Provisional' : null,
    product?.ingredientsText === null ? 'No ingredient list yet' : null,
  ].filter((word) => word !== null && word !== '');
  return (
    <>
      {note && <span className={classNames('block', STATE[note.urgent])}>{note.text}</span>}
      {words.join(' \u00b7 ')}
      {!note && words.length === 0 && product?.brand}
      {item.pending === 1 && (
        <span className="block">
          <CloudUpload aria-hidden="true" strokeWidth={1.9} />
          Saved on this phone
        </span>
      )}
    </>
  );
}

/** One entry of the inventory: its report is one tap away, everything else behind its menu. */
export function InventoryRow({ row, onEdit }: { row: ViewedRow; onEdit: () => void }) {
  const { product, report, item } = row;
  const name = product?.name ?? 'Unknown Product';
  return (
    <ProductRow
      name={name}
      to={product ? productPath(productSlug(product)) : productPath(item.productId)}
      drawing={product ? drawingOf(product) : 'box'}
      meta={<Meta row={row} />}
      tag={{
        score: report?.score ?? null,
        level: report?.label ?? 'UNKNOWN',
        provisional: report?.provisional ?? false,
      }}
      actions={
        <IconButton label={`Edit ${name}`} className="-mr-2.5 -ml-1.5 text-ink-2" onClick={onEdit}>
          <Ellipsis strokeWidth={1.9} />
        </IconButton>
      }
    />
  );
}
