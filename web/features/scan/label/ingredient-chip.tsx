import { RiskShape } from '#web/ui/risk-shape.tsx';
import type { ItemReading, ListItem } from './list-items.ts';

interface IngredientChipProps {
  item: ListItem;
  reading: ItemReading | undefined;
  onOpen: () => void;
}

/** What is said of an item beside its name; null where there is nothing to check. */
const doubt = (reading: ItemReading | undefined): string | null => {
  if (reading?.state === 'unknown') return 'not identified';
  if (reading?.state === 'read_as') return `read as ${reading.name}`;
  return reading?.unsure ? 'please check' : null;
};

/** One ingredient as it was read. Unsure ones carry a shape and a word; a tap corrects. */
export function IngredientChip({ item, reading, onOpen }: IngredientChipProps) {
  const words = doubt(reading);
  return (
    <button type="button" className="ingredient-chip" data-doubt={words !== null || undefined} onClick={onOpen}>
      {words !== null && <RiskShape level={reading?.state === 'unknown' ? 'UNKNOWN' : 'MODERATE'} size={14} />}
      <span>{item.text}</span>
      {words !== null && <small>{words}</small>}
    </button>
  );
}
