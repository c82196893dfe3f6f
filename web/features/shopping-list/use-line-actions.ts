import { useMemo } from 'react';
import type { ShoppingEntry } from '#domain/shopping/shopping-entry.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { Client } from '#web/offline/client.ts';
import { told } from '#web/product-view/told.ts';
import { type ListActions, useListActions } from '#web/product-view/use-list-actions.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** What a person may do on the page of the list besides. */
export interface LineActions extends ListActions {
  addTyped(name: string): Promise<boolean>;
  count(id: string, quantity: number): void;
  /** Takes a line off, with a way back in the toast. */
  remove(id: string, name: string): void;
  /** Puts what is in the cart into the inventory, and takes it off the list. Typed lines are only taken off. */
  putAway(cart: readonly ShoppingEntry[]): Promise<void>;
}

/** A new pack has dates of its own, so it becomes an entry of its own. */
async function putAwayOne(client: Client, { id, productId, quantity }: ShoppingEntry): Promise<boolean> {
  const atHome =
    productId === null ||
    (await told(client.perform('inventory.add', client.newId(), { productId, quantity }), 'Not put away'));
  return atHome && told(client.perform('shopping.remove', id, {}), 'Not taken off the list');
}

/** See {@link LineActions}. */
export function useLineActions(): LineActions {
  const client = useClient();
  const actions = useListActions();
  return useMemo(
    (): LineActions => ({
      ...actions,
      addTyped: (name) => told(client.perform('shopping.add', client.newId(), { name }), 'Not put on the list'),
      count: (id, quantity) => void told(client.perform('shopping.count', id, { quantity }), 'Not changed'),
      remove: (id, name) => {
        const run = () => void told(client.perform('shopping.restore', id, {}), 'Not put back');
        void told(client.perform('shopping.remove', id, {}), 'Not removed').then((removed) => {
          if (removed) showToast({ title: 'Taken off the list', description: name, action: { label: 'Undo', run } });
        });
      },
      putAway: async (cart) => {
        let done = 0;
        for (const line of cart) if (await putAwayOne(client, line)) done += 1;
        if (done === 0) return;
        const title = done === 1 ? '1 line put away' : `${done} lines put away`;
        showToast({ title, description: 'What has a barcode stands in your inventory.', variant: 'success' });
      },
    }),
    [client, actions],
  );
}
