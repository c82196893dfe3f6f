import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { useCriticalAtHome } from '#web/product-view/use-critical-at-home.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { ScoreTag } from '#web/ui/risk/score-tag.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { EVERYTHING } from './ask/list-query.ts';
import { rowMeta } from './inventory-row-parts.tsx';
import { type ViewedRow, viewInventory } from './inventory-view.ts';
import { type RowItem, VirtualPaneRows } from './list/virtual-rows.tsx';
import { useInventory, useProductIds } from './use-inventory.ts';

function PaneRow({ row, current, item: place }: { row: ViewedRow; current: boolean; item: RowItem }) {
  const { product, item } = row;
  return (
    <li className="row" data-current={current} {...place}>
      <span className="thumb">
        <ProductDrawing kind={product ? drawingOf(product) : 'box'} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={productPath(product ? productSlug(product) : item.productId)}
          className="row-link"
          aria-current={current ? 'true' : undefined}
        >
          <span className="row-name">{product?.name ?? 'Unknown Product'}</span>
        </Link>
        <span className="row-meta block">{rowMeta(row)}</span>
      </span>
      <ScoreTag risk={row.shown} criticalFor={row.criticalFor} />
    </li>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const idOf = ({ item }: ViewedRow): string => item.id;

/** Moves the focus between the rows of a list with the arrow keys. */
function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')];
  const next = links[document.activeElement ? links.indexOf(document.activeElement) + step : 0];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The inventory next to a report, on wide screens only. Its column takes its space at once, even while it is empty. */
export function InventoryPane({ currentId }: { currentId: string | null }) {
  const read = useInventory();
  const pane = useRef<HTMLElement>(null);
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const ids = useProductIds(read);
  const reading = useMissingReports(ids);
  const critical = useCriticalAtHome(ids);
  const rows = useMemo(() => {
    const { attention, rest, usedUp } = viewInventory(
      read?.rows ?? [],
      { ...EVERYTHING, search: words },
      localToday(new Date()),
      reading,
      undefined,
      critical,
    );
    return [...attention, ...rest, ...usedUp];
  }, [read, words, reading, critical]);
  if (!read || read.rows.length === 0) {
    return (
      <aside className="inventory-pane" aria-label="Your products">
        <div className="inventory-pane-head">
          <h2 className="title-2">Products</h2>
          {read && <p className="small text-ink-2">Products you keep at home appear here.</p>}
        </div>
      </aside>
    );
  }
  return (
    <aside ref={pane} className="inventory-pane" aria-label="Your products" onKeyDown={onListKey}>
      <div className="inventory-pane-head">
        <h2 className="title-2">Products</h2>
        <SearchField label="Search your products" value={search} onChange={setSearch} />
      </div>
      <VirtualPaneRows rows={rows} idOf={idOf} scroller={pane} className="[--inset:80px]">
        {(row, item) => <PaneRow row={row} current={row.item.productId === currentId} item={item} />}
      </VirtualPaneRows>
    </aside>
  );
}
