import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProductRowContent } from '#web/ui/product-row.tsx';
import { rowMeta } from './inventory-row-parts.tsx';
import type { ViewedRow } from './inventory-view.ts';
import type { RowItem } from './list/virtual-rows.tsx';

interface InventoryRowProps {
  row: ViewedRow;
  /** Scrolling past quickly: its drawing, link and menu are added when the list rests. */
  light: boolean;
  onEdit: (id: string) => void;
  /** Called when it receives the focus. */
  onCurrent: (id: string) => void;
  item: RowItem;
  /** Whether it is selected; null outside selection mode. */
  selected: boolean | null;
  onSelect: (id: string) => void;
  /** Whether it is the entry shown next to the list. */
  current: boolean;
}

/** The menu button reaches the edge of the row, and leaves more room for the name on a narrow phone. */
const MENU_PLACE = '-mr-[10px] -ml-[6px] max-[359px]:-ml-[12px]';

type ContentProps = Pick<InventoryRowProps, 'row' | 'light' | 'onEdit' | 'selected' | 'onSelect'>;

/** Memoised: while the list scrolls, only the position of a row changes, not its content. */
const Content = memo(function Content({ row, light, onEdit, selected, onSelect }: ContentProps) {
  const { product, item } = row;
  const name = product?.name ?? 'Unknown Product';
  return (
    <ProductRowContent
      name={name}
      to={light ? undefined : productPath(product ? productSlug(product) : item.productId)}
      drawing={light ? null : product ? drawingOf(product) : 'box'}
      meta={rowMeta(row)}
      risk={row.shown}
      criticalFor={row.criticalFor}
      actions={
        selected !== null ? (
          <label className="row-check">
            <input type="checkbox" checked={selected} onChange={() => onSelect(item.id)} />
            <span className="sr-only">Select {name}</span>
          </label>
        ) : light ? (
          <span className={classNames('icon-button', MENU_PLACE)} />
        ) : (
          <IconButton
            label={`Edit ${name}`}
            className={classNames(MENU_PLACE, 'text-ink-2')}
            onClick={() => onEdit(item.id)}
          >
            <Ellipsis strokeWidth={1.9} />
          </IconButton>
        )
      }
    />
  );
});

/** One entry of the inventory: its report is one tap away, everything else is behind its menu. */
export function InventoryRow({ onCurrent, item: place, current, ...content }: InventoryRowProps) {
  const { id } = content.row.item;
  return (
    <li
      className="row"
      {...place}
      data-current={current}
      onFocus={(event) => {
        place.onFocus?.(event);
        onCurrent(id);
      }}
    >
      <Content {...content} />
    </li>
  );
}
