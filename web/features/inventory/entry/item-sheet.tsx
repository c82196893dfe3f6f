import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ItemForm } from './item-form.tsx';
import type { ItemActions, SeenItem } from './use-item-actions.ts';

interface ItemSheetProps {
  item: SeenItem;
  name: string;
  /** Places that are in use already, offered while typing. */
  places: readonly string[];
  actions: ItemActions;
  /** It was removed meanwhile. */
  gone: boolean;
  onClose: () => void;
}

/** One entry, over the list. */
export const ItemSheet = ({ onClose, ...entry }: ItemSheetProps) => (
  <Sheet open onClose={onClose} title={entry.name} form>
    <ItemForm {...entry} onDone={onClose} />
  </Sheet>
);
