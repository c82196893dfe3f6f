import { useMemo } from 'react';
import type { ShoppingEntry } from '#domain/shopping/shopping-entry.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { Client } from '#web/offline/client.ts';
import { toastOnFailure } from '#web/product-view/toast-on-failure.ts';
import { type ListActions, useListActions } from '#web/product-view/use-list-actions.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** Further actions on the page of the list. */
export interface LineActions extends ListActions {
  addTyped(name: string): Promise<boolean>;
  count(id: string, quantity: number): void;
  /** Removes a line, with an undo in the toast. */
  remove(id: string, name: string): void;
  /** Moves the cart to the inventory, and off the list. Typed lines are only removed. */
  putAway(cart: readonly ShoppingEntry[]): Promise<void>;
}

/** Always adds a new inventory entry, because a new pack has dates of its own. */
async function putAwayOne(client: Client, { id, productId, quantity }: ShoppingEntry): Promise<boolean> {
  const atHome =
    productId === null ||
    (await toastOnFailure(client.perform('inventory.add', client.newId(), { productId, quantity }), 'Not put away'));
  return atHome && toastOnFailure(client.perform('shopping.remove', id, {}), 'Not taken off the list');
}

/** See {@link LineActions}. */
export function useLineActions(): LineActions {
  const client = useClient();
  const actions = useListActions();
  return useMemo(
    (): LineActions => ({
      ...actions,
      addTyped: (name) =>
        toastOnFailure(client.perform('shopping.add', client.newId(), { name }), 'Not added to the list'),
      count: (id, quantity) => void toastOnFailure(client.perform('shopping.count', id, { quantity }), 'Not changed'),
      remove: (id, name) => {
        const run = () => void toastOnFailure(client.perform('shopping.restore', id, {}), 'Not put back');
        void toastOnFailure(client.perform('shopping.remove', id, {}), 'Not removed').then((removed) => {
          if (removed) showToast({ title: 'Taken off the list', description: name, action: { label: 'Undo', run } });
        });
      },
      putAway: async (cart) => {
        let done = 0;
        for (const line of cart) if (await putAwayOne(client, line)) done += 1;
        if (done === 0) return;
        const title = done === 1 ? '1 item put away' : `${done} items put away`;
        showToast({ title, description: 'Anything with a barcode is in your inventory.', variant: 'success' });
      },
    }),
    [client, actions],
  );
}
