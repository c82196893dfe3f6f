import { type ReactNode, useRef, useState } from 'react';

/** Rows that are drawn before somebody asks for the others. */
const AT_ONCE = 10;

interface LongListProps<T> {
  items: readonly T[];
  /** One row, an `<li>` with its key. */
  children: (item: T) => ReactNode;
  className?: string;
}

/** A list of which the first rows are drawn, and the others by a button: of a large home one card may name hundreds. */
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
              // The button goes, and the focus with it.
              list.current?.focus();
            }}
          >{`Show ${left} more`}</button>
        </li>
      )}
    </ul>
  );
}
