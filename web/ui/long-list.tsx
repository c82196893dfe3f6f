import { type ReactNode, useRef, useState } from 'react';

/** Number of rows shown before expanding. */
const AT_ONCE = 10;

interface LongListProps<T> {
  items: readonly T[];
  /** Renders one row, an `<li>` with its key. */
  children: (item: T) => ReactNode;
  className?: string;
}

/**
 * A list that shows its first rows, and the rest on request: in a large home one card may name hundreds of products.
 */
export function LongList<T>({ items, children, className }: LongListProps<T>) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const left = all ? 0 : Math.max(0, items.length - AT_ONCE);
  return (
    <ul ref={list} tabIndex={-1} className={className}>
      {(left > 0 ? items.slice(0, AT_ONCE) : items).map(children)}
      {left > 0 && (
        <li>
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              setAll(true);
              // The button disappears with the focus, so the list takes it.
              list.current?.focus();
            }}
          >{`Show ${left} more`}</button>
        </li>
      )}
    </ul>
  );
}
