import { ArrowDownWideNarrow, Check } from 'lucide-react';
import { Popover } from '#web/ui/frame/popover.tsx';
import type { InventorySort } from './list-query.ts';

const SORTS: readonly { readonly value: InventorySort; readonly label: string; readonly aside: string }[] = [
  { value: 'added', label: 'Recently added', aside: 'Recently added first' },
  { value: 'score', label: 'Lowest score', aside: 'Lowest score first' },
  { value: 'useFirst', label: 'Use first', aside: 'Earliest date first' },
  { value: 'name', label: 'Name', aside: 'By name' },
];

interface SortMenuProps {
  sort: InventorySort;
  onSort: (sort: InventorySort) => void;
}

/** Shows how the list is sorted, and changes it. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  return (
    <Popover
      label="Sort products"
      className="top-full right-0 max-w-60"
      trigger={(props) => (
        <button type="button" {...props} className="link text-ink-2">
          <span className="sr-only">Sort products: </span>
          {SORTS.find((one) => one.value === sort)?.aside}
          <ArrowDownWideNarrow aria-hidden="true" strokeWidth={1.9} />
        </button>
      )}
    >
      {(close) => (
        <ul className="p-1.5">
          {SORTS.map((one) => (
            <li key={one.value}>
              <button
                type="button"
                className="menu-item justify-between"
                aria-pressed={one.value === sort}
                onClick={() => {
                  onSort(one.value);
                  close();
                }}
              >
                {one.label}
                {one.value === sort && <Check aria-hidden="true" strokeWidth={2.2} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
