import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Whether a product stands in the household's inventory, and the way to put it there. */
export interface InventoryPlace {
  /** How many there are; null where none is, undefined while the tables are read. */
  readonly quantity: number | null | undefined;
  readonly adding: boolean;
  add(): void;
}

/**
 * Follows one product in the inventory. Where it stands there, each further press means one more; where it does not,
 * presses that come before the first is written mean the same as that one. What is shown is what is written: a phone that
 * is switched off loses nothing that it showed.
 */
export function useInventoryPlace(productId: string): InventoryPlace {
  const client = useClient();
  const { db } = useAccount();
  const [adding, setAdding] = useState(false);
  const items = useLiveQuery(() => db.inventory.where('productId').equals(productId).toArray(), [db, productId]);
  const held = items?.[0];
  const quantity =
    items === undefined ? undefined : items.reduce<number | null>((sum, item) => (sum ?? 0) + item.quantity, null);
  /** Presses that are not written yet. */
  const underWay = useRef(0);

  const add = useCallback(() => {
    if (!held && underWay.current > 0) return;
    underWay.current += 1;
    const work = async () => {
      setAdding(true);
      const done = held
        ? await client.perform('inventory.adjust', held.id, { delta: 1 })
        : await client.perform('inventory.add', client.newId(), { productId });
      if (done.ok) return showToast({ title: held ? 'One more added' : 'Added to inventory', variant: 'success' });
      showToast({ title: 'Not added', description: done.problem.message, variant: 'destructive' });
    };
    work()
      .catch((reason: unknown) =>
        showToast({
          title: 'Not added',
          description: reason instanceof Error ? reason.message : String(reason),
          variant: 'destructive',
        }),
      )
      .finally(() => {
        underWay.current -= 1;
        setAdding(underWay.current > 0);
      });
  }, [client, held, productId]);

  return { quantity, adding, add };
}
