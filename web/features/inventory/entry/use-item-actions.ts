import { useCallback } from 'react';
import type { InventoryItem, ItemFields } from '#domain/inventory/item.ts';
import type { EndKind } from '#domain/inventory/item-end-schemas.ts';
import { openingOf } from '#domain/inventory/open-pack.ts';
import { useClient } from '#web/client/client-context.tsx';
import { endItem } from '#web/product-view/end-item.ts';
import { toastOnFailure } from '#web/product-view/toast-on-failure.ts';
import { useListActions } from '#web/product-view/use-list-actions.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { END_WORDS } from '#web/words/end-words.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** The changed fields, each with its old value, so that two phones only conflict over the same field. */
type Edit = { [K in keyof ItemFields]?: { from: ItemFields[K]; to: ItemFields[K] } };

/** What a person changed in the form. */
export function editOf(item: InventoryItem, next: ItemFields): Edit {
  return {
    ...(item.place !== next.place && { place: { from: item.place, to: next.place } }),
    ...(item.expiresOn !== next.expiresOn && { expiresOn: { from: item.expiresOn, to: next.expiresOn } }),
    ...(item.openedOn !== next.openedOn && { openedOn: { from: item.openedOn, to: next.openedOn } }),
    ...(item.periodAfterOpening !== next.periodAfterOpening && {
      periodAfterOpening: { from: item.periodAfterOpening, to: next.periodAfterOpening },
    }),
    ...(item.notes !== next.notes && { notes: { from: item.notes, to: next.notes } }),
  };
}

/** An entry as the person sees it, with the server revision it is based on. */
export type SeenItem = InventoryItem & { readonly rev?: number };

export interface ItemActions {
  adjust(item: InventoryItem, delta: number): void;
  /** Resolves to whether it was written. */
  edit(seen: SeenItem, next: ItemFields): Promise<boolean>;
  /** Restores a removed entry with what was typed since. Resolves to whether it was written. */
  putBack(seen: SeenItem, next: ItemFields): Promise<boolean>;
  /** Records that packs left the home, with Undo in the toast (product P2.8.11). Resolves to whether it was written. */
  end(item: InventoryItem, how: EndKind, quantity: number, name: string): Promise<boolean>;
  /** Marks one pack as opened today; one of several becomes an entry of its own (product P2.8.12). */
  openPack(item: InventoryItem, name: string): void;
  /** Adds another pack as an entry with its own dates. */
  addPack(item: InventoryItem, name: string): void;
  /** Puts the product on the shopping list. */
  buyAgain(item: InventoryItem, name: string): void;
  /** Adds a pack to a used-up entry and clears its dates. Resolves to whether it was written. */
  haveAgain(item: InventoryItem): Promise<boolean>;
  /** Removes the entry, with Undo in the toast. */
  remove(seen: SeenItem, name: string): void;
}

/** Actions on an entry. Everything is written on this phone first. */
export function useItemActions(): ItemActions {
  const client = useClient();

  const adjust = useCallback(
    (item: InventoryItem, delta: number) =>
      void toastOnFailure(client.perform('inventory.adjust', item.id, { delta }), 'The quantity was not changed'),
    [client],
  );

  const edit = useCallback(
    async (seen: SeenItem, next: ItemFields) => {
      const changes = editOf(seen, next);
      if (Object.keys(changes).length === 0) return true;
      return toastOnFailure(client.perform('inventory.edit', seen.id, changes, seen.rev), 'Not saved');
    },
    [client],
  );

  const putBack = useCallback(
    (seen: SeenItem, next: ItemFields) => {
      const changes = editOf(seen, next);
      const work = async () => {
        const back = await client.perform('inventory.restore', seen.id, {});
        return back.ok && Object.keys(changes).length > 0 ? client.perform('inventory.edit', seen.id, changes) : back;
      };
      return toastOnFailure(work(), 'Not restored');
    },
    [client],
  );

  const remove = useCallback(
    (seen: SeenItem, name: string) => {
      const restore = () => void toastOnFailure(client.perform('inventory.restore', seen.id, {}), 'Not restored');
      void toastOnFailure(client.perform('inventory.delete', seen.id, {}, seen.rev), 'Not removed').then((removed) => {
        if (removed) {
          showToast({ title: 'Removed from inventory', description: name, action: { label: 'Undo', run: restore } });
        }
      });
    },
    [client],
  );

  const end = useCallback(
    async (item: InventoryItem, how: EndKind, quantity: number, name: string) => {
      const work = endItem(client, item, how, quantity);
      const done = await toastOnFailure(work, 'Not changed');
      const ended = await work;
      if (!done || !ended.ok) return false;
      const run = () => void toastOnFailure(ended.value(), 'Couldn’t undo');
      showToast({ title: END_WORDS[how], description: name, action: { label: 'Undo', run } });
      return true;
    },
    [client],
  );

  const openPack = useCallback(
    (item: InventoryItem, name: string) => {
      const today = localToday(new Date());
      const opening = openingOf(item, today);
      const work = async () => {
        if (opening.kind === 'whole') {
          return client.perform('inventory.edit', item.id, { openedOn: { from: item.openedOn, to: today } });
        }
        const { productId } = item;
        const { fields } = opening;
        const parted = await client.perform('inventory.add', client.newId(), { productId, quantity: 1, fields });
        return parted.ok ? client.perform('inventory.adjust', item.id, { delta: -1 }) : parted;
      };
      void toastOnFailure(work(), 'Not changed').then((done) => {
        if (done) showToast({ title: 'Opened today', description: name, variant: 'success' });
      });
    },
    [client],
  );

  const addPack = useCallback(
    (item: InventoryItem, name: string) => {
      const { productId, place, periodAfterOpening } = item;
      const id = client.newId();
      const run = () => void toastOnFailure(client.perform('inventory.delete', id, {}), 'Couldn’t undo');
      const work = client.perform('inventory.add', id, {
        productId,
        quantity: 1,
        fields: { place, periodAfterOpening },
      });
      void toastOnFailure(work, 'Not added').then((done) => {
        if (done) showToast({ title: 'Another pack added', description: name, action: { label: 'Undo', run } });
      });
    },
    [client],
  );

  const { addProduct } = useListActions();
  const buyAgain = useCallback(
    (item: InventoryItem, name: string) =>
      void addProduct(item.productId).then((listed) => {
        if (listed) showToast({ title: 'On your shopping list', description: name, variant: 'success' });
      }),
    [addProduct],
  );

  const haveAgain = useCallback(
    (item: InventoryItem) => {
      const forgotten = editOf(item, { ...item, expiresOn: null, openedOn: null });
      const work = async () => {
        if (Object.keys(forgotten).length > 0) {
          const done = await client.perform('inventory.edit', item.id, forgotten);
          if (!done.ok) return done;
        }
        return client.perform('inventory.adjust', item.id, { delta: 1 });
      };
      return toastOnFailure(work(), 'Not changed');
    },
    [client],
  );

  return { adjust, edit, putBack, end, openPack, addPack, buyAgain, haveAgain, remove };
}
