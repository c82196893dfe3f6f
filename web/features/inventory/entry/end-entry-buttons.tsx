import { Check, ShoppingBasket, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { EndKind } from '#domain/inventory/item-end-schemas.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { END_WORDS } from '#web/words/end-words.ts';
import type { ItemActions, SeenItem } from './use-item-actions.ts';

const ENDS = [
  ['used_up', Check],
  ['thrown_away', Trash2],
  ['given_away', UsersRound],
] as const satisfies readonly (readonly [EndKind, unknown])[];

interface LeaveHomeProps {
  item: SeenItem;
  name: string;
  actions: ItemActions;
  onDone: () => void;
}

/** Records in one tap that packs left the home, and offers to buy or have the product again. */
export function EndEntryButtons({ item, name, actions, onDone }: LeaveHomeProps) {
  const [count, setCount] = useState<'one' | 'all'>('one');
  const [writing, setWriting] = useState(false);
  /**
   * Closes once it is written: the toast's "Undo" cannot be pressed while a dialog is open. On failure the person stays at
   * the button they pressed.
   */
  const write = async (work: () => Promise<boolean>) => {
    setWriting(true);
    const written = await work();
    setWriting(false);
    if (written) onDone();
  };
  const quantity = count === 'one' ? 1 : item.quantity;
  const options = [
    { value: 'one', label: 'One pack' },
    { value: 'all', label: `All ${item.quantity}` },
  ] as const;
  return (
    <section className="grid gap-2" aria-label="What happened to it">
      {!isUsedUp(item) && (
        <>
          {item.quantity > 1 && <Segmented label="How many" options={options} value={count} onChange={setCount} />}
          <div className="grid grid-cols-3 gap-2">
            {ENDS.map(([how, Icon]) => (
              <button
                key={how}
                type="button"
                className="leave-button"
                disabled={writing}
                onClick={() => void write(() => actions.end(item, how, quantity, name))}
              >
                <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
                {END_WORDS[how]}
              </button>
            ))}
          </div>
        </>
      )}
      {isUsedUp(item) && (
        <Button variant="secondary" block disabled={writing} onClick={() => void write(() => actions.haveAgain(item))}>
          I have it again
        </Button>
      )}
      <Button
        variant="secondary"
        block
        icon={<ShoppingBasket aria-hidden="true" strokeWidth={1.9} />}
        onClick={() => actions.buyAgain(item, name)}
      >
        Buy again
      </Button>
    </section>
  );
}
