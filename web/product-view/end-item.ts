import type { InventoryItem } from '#domain/inventory/item.ts';
import type { EndKind } from '#domain/inventory/item-end-schemas.ts';
import type { Result } from '#domain/problem.ts';
import type { Client } from '#web/offline/client.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** Undoes the note that something left the home. */
export type UndoEnd = () => Promise<Result<unknown>>;
/**
 * Records that packs of an entry left the home, and reduces its quantity (product P2.8.11).
 * @param quantity number of packs, at most the entry's quantity
 */
export async function endItem(
  client: Client,
  item: Pick<InventoryItem, 'id' | 'productId' | 'quantity' | 'openedOn' | 'expiresOn'>,
  how: EndKind,
  quantity: number,
): Promise<Result<UndoEnd>> {
  const { id: itemId, productId, openedOn, expiresOn } = item;
  const endId = client.newId();
  const endedOn = localToday(new Date());
  const note = { itemId, productId, how, quantity, endedOn, openedOn, expiresOn };
  const noted = await client.perform('end.record', endId, note);
  if (!noted.ok) return noted;
  // Some packs: send a delta, so that two phones add up. The last pack: set zero, whatever other phones counted.
  const all = quantity >= item.quantity;
  const count = (delta: number, to: number) =>
    all
      ? client.perform('inventory.setCount', itemId, { quantity: to })
      : client.perform('inventory.adjust', itemId, { delta });
  const counted = await count(-quantity, 0);
  if (!counted.ok) return counted;
  const takeBack = async () => {
    const back = await client.perform('end.takeBack', endId, {});
    return back.ok ? count(quantity, item.quantity) : back;
  };
  return { ok: true, value: takeBack };
}
