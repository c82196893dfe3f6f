import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { ScoreTag } from '#web/ui/risk/score-tag.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { rowMeta } from './inventory-row-parts.tsx';
import { type ViewedRow, viewInventory } from './inventory-view.ts';
import { useInventory } from './use-inventory.ts';
import './inventory.css';

function PaneRow({ row, current }: { row: ViewedRow; current: boolean }) {
  const { product, item } = row;
  return (
    <li className="row" data-current={current}>
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
      <ScoreTag risk={row.risk} />
    </li>
  );
}

const NOTHING: readonly string[] = [];
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the rows of a list. */
function onListKey(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')];
  const next = links[document.activeElement ? links.indexOf(document.activeElement) + step : 0];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The inventory beside a report, on wide screens only. Its column stands from the first moment, also while it is empty. */
export function InventoryPane({ currentId }: { currentId: string | null }) {
  const read = useInventory();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const reading = useMissingReports(read ? read.rows.map((row) => row.item.productId) : NOTHING);
  if (!read || read.rows.length === 0) {
    return (
      <aside className="inventory-pane" aria-label="Your products">
        <div className="inventory-pane-head">
          <h2 className="title-2">Products</h2>
          {read && <p className="small text-ink-2">What you keep at home is listed here.</p>}
        </div>
      </aside>
    );
  }
  const ask = { search: words, filter: 'all', sort: 'added', today: localToday(new Date()), reading } as const;
  const { attention, rest } = viewInventory(read.rows, ask);
  return (
    <aside className="inventory-pane" aria-label="Your products">
      <div className="inventory-pane-head">
        <h2 className="title-2">Products</h2>
        <SearchField label="Search your products" value={search} onChange={setSearch} />
      </div>
      <ul className="panel-list [--inset:80px]" onKeyDown={onListKey}>
        {[...attention, ...rest].map((row) => (
          <PaneRow key={row.item.id} row={row} current={row.item.productId === currentId} />
        ))}
      </ul>
    </aside>
  );
}
