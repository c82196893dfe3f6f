import type { ReactNode } from 'react';

interface FilterChipProps {
  label: string;
  /** Number of matches. */
  count?: number;
  pressed: boolean;
  onPress: () => void;
}

/** One filter chip; put several into a {@link FilterRow}. */
export function FilterChip({ label, count, pressed, onPress }: FilterChipProps) {
  return (
    <button type="button" className="filter-chip" aria-pressed={pressed} onClick={onPress}>
      {label}
      {count !== undefined && <span className="num">{count}</span>}
    </button>
  );
}

/** A row of filters that scrolls sideways. It runs to the edge of the screen, so that a cut-off chip hints at more. */
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
