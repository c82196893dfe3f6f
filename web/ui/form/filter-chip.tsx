import type { ReactNode } from 'react';

interface FilterChipProps {
  label: string;
  /** How many it leaves. */
  count?: number;
  pressed: boolean;
  onPress: () => void;
}

/** One filter of a row that scrolls sideways; put several in a {@link FilterRow}. */
export function FilterChip({ label, count, pressed, onPress }: FilterChipProps) {
  return (
    <button type="button" className="filter-chip" aria-pressed={pressed} onClick={onPress}>
      {label}
      {count !== undefined && <span className="num">{count}</span>}
    </button>
  );
}

/** The row of filters. It runs to the edge of the screen, so that the last one shows there is more. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
    >
      {children}
    </fieldset>
  );
}
