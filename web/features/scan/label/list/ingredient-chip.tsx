import { type KeyboardEvent, useRef } from 'react';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import type { ItemReading, ListItem } from './list-items.ts';

interface IngredientChipProps {
  item: ListItem;
  reading: ItemReading | undefined;
  onOpen: () => void;
  /** Alt and an arrow key: -1 towards the start, 1 towards the end. */
  onMove: (by: -1 | 1) => void;
}

/** Note next to an item's name; null if there is nothing to check. */
const doubt = (reading: ItemReading | undefined): string | null => {
  if (reading?.state === 'unknown') return 'not identified';
  if (reading?.state === 'read_as') return `read as ${reading.name}`;
  return reading?.unsure ? 'please check' : null;
};

/** One ingredient as read. Unsure ones are marked with a shape and words. Tapping opens the correction. */
export function IngredientChip({ item, reading, onOpen, onMove }: IngredientChipProps) {
  const words = doubt(reading);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    onMove(by);
    // Some browsers drop the focus of an element that is moved.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <button
      ref={button}
      type="button"
      className="ingredient-chip"
      data-doubt={words !== null || undefined}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {words !== null && <RiskShape level={reading?.state === 'unknown' ? 'UNKNOWN' : 'MODERATE'} size={14} />}
      <span>
        {item.text} {words !== null && <small>{words}</small>}
      </span>
    </button>
  );
}
