import { useMemo } from 'react';
import type { TickedBy } from '#domain/shopping/shopping-entry.ts';
import { useClient } from '#web/client/client-context.tsx';
import { toastOnFailure } from './toast-on-failure.ts';

/** Actions on the shopping list, available on any screen. Everything is written on this phone first. */
export interface ListActions {
  /** Resolves to whether it was put on the list. */
  addProduct(productId: string, quantity?: number): Promise<boolean>;
  tick(id: string, by: TickedBy): Promise<boolean>;
  untick(id: string): void;
}

/** See {@link ListActions}. */
export function useListActions(): ListActions {
  const client = useClient();
  return useMemo(
    (): ListActions => ({
      addProduct: (productId, quantity = 1) =>
        toastOnFailure(client.perform('shopping.add', productId, { productId, quantity }), 'Not added to the list'),
      tick: (id, by) => toastOnFailure(client.perform('shopping.tick', id, { by }), 'Not ticked off'),
      untick: (id) => void toastOnFailure(client.perform('shopping.untick', id, {}), 'Not changed'),
    }),
    [client],
  );
}
