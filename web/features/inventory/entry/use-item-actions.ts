import { useCallback } from 'react';
import type { InventoryItem, ItemFields } from '#domain/inventory/item.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Fields of the edit sheet that changed, each with what it was: two phones then clash only where they must. */
type Edit = { [K in keyof ItemFields]?: { from: ItemFields[K]; to: ItemFields[K] } };

/** What a person changed in the sheet. */
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

/** An entry as a person sees it, with the server's revision it rests on. */
export type SeenItem = InventoryItem & { readonly rev?: number };

export interface ItemActions {
  adjust(item: InventoryItem, delta: number): void;
  /** Resolves to whether it was written. */
  edit(seen: SeenItem, next: ItemFields): Promise<boolean>;
  /** Nothing is left of it, or there is a new pack, whose dates nobody knows yet. */
  markUsedUp(item: InventoryItem, name: string): void;
  haveAgain(item: InventoryItem): void;
  /** Takes the entry away, with a way back in the toast. */
  remove(seen: SeenItem, name: string): void;
}

/** What a person may do with an entry. Everything is written on this phone first. */
export function useItemActions(): ItemActions {
  const client = useClient();

  const report = useCallback(async (work: Promise<Result<unknown>>, title: string): Promise<boolean> => {
    let description: string;
    try {
      const done = await work;
      if (done.ok) return true;
      description = done.problem.message;
    } catch (reason) {
      description = reason instanceof Error ? reason.message : String(reason);
    }
    showToast({ title, description, variant: 'destructive' });
    return false;
  }, []);

  const adjust = useCallback(
    (item: InventoryItem, delta: number) =>
      void report(client.perform('inventory.adjust', item.id, { delta }), 'The quantity was not changed'),
    [client, report],
  );

  const edit = useCallback(
    async (seen: SeenItem, next: ItemFields) => {
      const changes = editOf(seen, next);
      if (Object.keys(changes).length === 0) return true;
      return report(client.perform('inventory.edit', seen.id, changes, seen.rev), 'Not saved');
    },
    [client, report],
  );

  const remove = useCallback(
    (seen: SeenItem, name: string) => {
      const restore = () => void report(client.perform('inventory.restore', seen.id, {}), 'Not restored');
      void report(client.perform('inventory.delete', seen.id, {}, seen.rev), 'Not removed').then((removed) => {
        if (removed) {
          showToast({ title: 'Removed from inventory', description: name, action: { label: 'Undo', run: restore } });
        }
      });
    },
    [client, report],
  );

  const markUsedUp = useCallback(
    (item: InventoryItem, name: string) => {
      const { id, quantity } = item;
      const back = () => void report(client.perform('inventory.setCount', id, { quantity }), 'Not taken back');
      void report(client.perform('inventory.setCount', id, { quantity: 0 }), 'Not changed').then((done) => {
        if (done) showToast({ title: 'Used up', description: name, action: { label: 'Undo', run: back } });
      });
    },
    [client, report],
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
      void report(work(), 'Not changed');
    },
    [client, report],
  );

  return { adjust, edit, markUsedUp, haveAgain, remove };
}
