import { Check, Ellipsis, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ProductRowContent } from '#web/ui/product-row.tsx';
import { rowWord } from '#web/ui/risk/levels.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import type { LineActions } from './use-line-actions.ts';
import type { ShoppingLine } from './use-shopping-list.ts';

interface ShoppingRowProps {
  line: ShoppingLine;
  /** Whether missing reports are being made. */
  reading: boolean;
  actions: LineActions;
  onEdit: () => void;
}

/** The name of a line. */
export const lineName = ({ entry, product }: ShoppingLine): string =>
  entry.productId === null ? entry.name : (product?.name ?? 'Unknown Product');

function meta({ entry, product, risk }: ShoppingLine): ReactNode {
  if (entry.tickedAt !== null) {
    return (
      <>
        {entry.tickedBy === 'scan' ? 'Scanned ' : 'Ticked by hand '}
        <TimeAgo at={entry.tickedAt} />
      </>
    );
  }
  const words = [
    entry.quantity > 1 ? `${entry.quantity} packs` : null,
    entry.productId === null ? 'Not a scanned product' : null,
    product?.ingredientsText === null ? 'Label not read yet' : risk && rowWord(risk),
  ];
  return words.filter(Boolean).join(' \u00b7 ') || null;
}

/** One line of the list: a checkbox, the product with its last score, and a menu. */
export function ShoppingRow({ line, reading, actions, onEdit }: ShoppingRowProps) {
  const { entry, product, risk } = line;
  const name = lineName(line);
  const ticked = entry.tickedAt !== null;
  return (
    <li className="row shopping-row" data-ticked={ticked}>
      <label className="shopping-tick">
        <input
          type="checkbox"
          checked={ticked}
          onChange={() => (ticked ? actions.untick(entry.id) : void actions.tick(entry.id, 'hand'))}
        />
        <span>{ticked && <Check aria-hidden="true" size={18} strokeWidth={2.6} />}</span>
        <span className="sr-only">{`In the cart: ${name}`}</span>
      </label>
      <ProductRowContent
        name={name}
        {...(entry.productId !== null && { to: productPath(product ? productSlug(product) : entry.productId) })}
        drawing={product ? drawingOf(product) : 'box'}
        {...(entry.productId === null && { sign: <PencilLine aria-hidden="true" strokeWidth={1.9} /> })}
        meta={meta(line)}
        risk={entry.productId === null ? undefined : rowRisk(product, risk, reading)}
        actions={
          <IconButton label={`Change ${name}`} className="-mr-[10px] -ml-[6px] text-ink-2" onClick={onEdit}>
            <Ellipsis strokeWidth={1.9} />
          </IconButton>
        }
      />
    </li>
  );
}
