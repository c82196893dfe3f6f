import { useLiveQuery } from 'dexie-react-hooks';
import { packsOf } from '#domain/inventory/open-pack.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { expiryNote, localToday } from '#web/words/expiry-words.ts';
import type { ItemActions, SeenItem } from './use-item-actions.ts';

interface PacksProps {
  item: SeenItem;
  name: string;
  actions: ItemActions;
  /** Whether it is shown in a form that has its own field for the day of opening. */
  inForm?: boolean;
}

/** A product's packs with their own dates, and buttons that split one off or add one (product P2.8.12). */
export function Packs({ item, name, actions, inForm = false }: PacksProps) {
  const { db } = useAccount();
  const { productId } = item;
  const today = localToday(new Date());
  const items = useLiveQuery(() => db.inventory.where('productId').equals(productId).toArray(), [db, productId]);
  const packs = items ? packsOf(productId, items, today) : [];
  return (
    <section className="grid gap-2" aria-label="Packs">
      {packs.length > 1 && (
        <ul className="small grid gap-1">
          {packs.map((pack) => (
            <li key={pack.id} className="flex flex-wrap justify-between gap-x-3">
              <span className={pack.id === item.id ? 'small-strong' : 'text-ink-2'}>
                {pack.quantity === 1 ? '1 pack' : `${pack.quantity} packs`}
                {pack.openedOn && ', open'}
                {pack.id === item.id && ', this one'}
              </span>
              <span className="text-ink-2">{expiryNote(pack, today)?.text ?? 'No date'}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!isUsedUp(item) && item.openedOn === null && (item.quantity > 1 || !inForm) && (
          <Button size="small" variant="soft" onClick={() => actions.openPack(item, name)}>
            {item.quantity > 1 ? 'Open one' : 'Opened today'}
          </Button>
        )}
        <Button size="small" variant="soft" onClick={() => actions.addPack(item, name)}>
          Add a pack
        </Button>
      </div>
    </section>
  );
}
