import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ItemForm } from './item-form.tsx';
import type { ItemActions, SeenItem } from './use-item-actions.ts';

interface ItemSheetProps {
  item: SeenItem;
  name: string;
  /** Places already in use, suggested while typing. */
  places: readonly string[];
  actions: ItemActions;
  /** Whether it was removed meanwhile. */
  gone: boolean;
  onClose: () => void;
}

/** The form of one entry, in a sheet over the list. */
export const ItemSheet = ({ onClose, ...entry }: ItemSheetProps) => (
  <Sheet open onClose={onClose} title={entry.name} form>
    <ItemForm {...entry} onDone={onClose} />
  </Sheet>
);
