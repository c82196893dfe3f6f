import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
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
 * Follows one product in the inventory. Where it stands there, each further press means one more, and is counted at once;
 * where it does not, presses that come before the first is written mean the same as that one.
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
  /** How many there are once every press is written. */
  const [expected, setExpected] = useState(0);
  useEffect(() => {
    // What is in the tables counts again, whatever else changed it meanwhile.
    setExpected((before) => (underWay.current === 0 || (quantity ?? 0) >= before ? 0 : before));
  }, [quantity]);
  const shown = typeof quantity === 'number' && quantity < expected ? expected : quantity;

  const add = useCallback(() => {
    if (!held && underWay.current > 0) return;
    underWay.current += 1;
    if (held) setExpected((before) => Math.max(before, quantity ?? 0) + 1);
    const work = async () => {
      setAdding(true);
      const done = held
        ? await client.perform('inventory.adjust', held.id, { delta: 1 })
        : await client.perform('inventory.add', client.newId(), { productId });
      if (done.ok) return showToast({ title: held ? 'One more added' : 'Added to inventory', variant: 'success' });
      setExpected(0);
      showToast({ title: 'Not added', description: done.problem.message, variant: 'destructive' });
    };
    work()
      .catch((reason: unknown) => {
        setExpected(0);
        showToast({
          title: 'Not added',
          description: reason instanceof Error ? reason.message : String(reason),
          variant: 'destructive',
        });
      })
      .finally(() => {
        underWay.current -= 1;
        setAdding(underWay.current > 0);
      });
  }, [client, held, productId, quantity]);

  return { quantity: shown, adding, add };
}
