import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Whether a product is in the household's inventory, and a way to add it. */
export interface InventoryPlace {
  /** Total quantity; null if there is none, undefined while loading. */
  readonly quantity: number | null | undefined;
  readonly adding: boolean;
  add(): void;
}

/**
 * Follows one product in the inventory. If it is there, every press adds one more. If not, presses before the first one
 * is written count as one. Only what is written is shown, so a phone that is switched off loses nothing it has shown.
 */
export function useInventoryPlace(productId: string): InventoryPlace {
  const client = useClient();
  const { db } = useAccount();
  const [adding, setAdding] = useState(false);
  const items = useLiveQuery(() => db.inventory.where('productId').equals(productId).toArray(), [db, productId]);
  const held = items?.[0];
  const quantity =
    items === undefined ? undefined : items.reduce<number | null>((sum, item) => (sum ?? 0) + item.quantity, null);
  /** Number of presses not written yet. */
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
