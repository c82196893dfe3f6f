import { Minus, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { lineName } from './shopping-row.tsx';
import type { LineActions } from './use-line-actions.ts';
import type { ShoppingLine } from './use-shopping-list.ts';

interface LineSheetProps {
  line: ShoppingLine;
  actions: LineActions;
  onClose: () => void;
}

/** One line: change its quantity, or remove it. */
export function LineSheet({ line, actions, onClose }: LineSheetProps) {
  const { id, quantity } = line.entry;
  const name = lineName(line);
  return (
    <Sheet open onClose={onClose} title={name}>
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-3">
          <span className="small-strong">How many</span>
          <fieldset aria-label="How many" className="flex items-center gap-1 rounded-control bg-surface-2">
            <IconButton label="One less" disabled={quantity <= 1} onClick={() => actions.count(id, quantity - 1)}>
              <Minus strokeWidth={1.9} />
            </IconButton>
            <output className="num strong min-w-9 text-center">{quantity}</output>
            <IconButton label="One more" disabled={quantity >= 99} onClick={() => actions.count(id, quantity + 1)}>
              <Plus strokeWidth={1.9} />
            </IconButton>
          </fieldset>
        </div>
        <Button block onClick={onClose}>
          Done
        </Button>
        <Button
          variant="danger"
          block
          icon={<Trash2 aria-hidden="true" strokeWidth={1.9} />}
          onClick={() => {
            onClose();
            actions.remove(id, name);
          }}
        >
          Take off the list
        </Button>
      </div>
    </Sheet>
  );
}
