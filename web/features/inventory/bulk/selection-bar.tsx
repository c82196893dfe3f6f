import { FolderInput, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MOST_COMPARED } from '#domain/shopping/most-compared.ts';
import { comparePath } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PlaceField } from '../entry/place-field.tsx';
import type { SeenItem } from '../entry/use-item-actions.ts';
import { useBulkActions } from './use-bulk-actions.ts';

interface SelectionBarProps {
  items: readonly SeenItem[];
  /** Number of entries in the list. */
  shown: number;
  places: readonly string[];
  onAll: () => void;
  onEnd: () => void;
}

/** Bar above the list while entries are selected: how many, and the actions on all of them. */
export function SelectionBar({ items, shown, places, onAll, onEnd }: SelectionBarProps) {
  const bulk = useBulkActions();
  const [moving, setMoving] = useState(false);
  const none = items.length === 0;
  const products = [...new Set(items.map(({ productId }) => productId))];
  return (
    <section className="selection-bar" aria-label="Selected entries">
      <IconButton label="Stop selecting" onClick={onEnd}>
        <X strokeWidth={1.9} />
      </IconButton>
      <p className="strong num flex-1" role="status">
        {items.length} selected
      </p>
      {items.length < shown && (
        <Button size="small" variant="quiet" aria-label={`Select all ${shown}`} onClick={onAll}>
          All {shown}
        </Button>
      )}
      {products.length > 1 && products.length <= MOST_COMPARED && (
        <LinkButton to={comparePath(products)} size="small" variant="soft">
          Compare
        </LinkButton>
      )}
      <Button
        size="small"
        variant="soft"
        disabled={none}
        icon={<FolderInput strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => setMoving(true)}
      >
        Move
      </Button>
      <Button
        size="small"
        variant="danger"
        disabled={none}
        icon={<Trash2 strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => {
          void bulk.remove(items);
          onEnd();
        }}
      >
        Remove
      </Button>
      {moving && (
        <MoveSheet
          count={items.length}
          places={places}
          onClose={() => setMoving(false)}
          onMove={(place) => {
            void bulk.move(items, place);
            onEnd();
          }}
        />
      )}
    </section>
  );
}

interface MoveSheetProps {
  count: number;
  places: readonly string[];
  onMove: (place: string | null) => void;
  onClose: () => void;
}

function MoveSheet({ count, places, onMove, onClose }: MoveSheetProps) {
  const [place, setPlace] = useState('');
  const move = (event: FormEvent) => {
    event.preventDefault();
    onMove(place.trim() === '' ? null : place.trim());
  };
  return (
    <Sheet open onClose={onClose} title={count === 1 ? 'Move 1 entry' : `Move ${count} entries`} form>
      <form className="grid gap-4" onSubmit={move}>
        <PlaceField hint="Leave empty for no place." value={place} onChange={setPlace} places={places} />
        <Button type="submit" block>
          Move
        </Button>
      </form>
    </Sheet>
  );
}
