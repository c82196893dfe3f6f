import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Reader } from '#db/handles.ts';
import type { InventoryEntry } from '#domain/contract/answers.ts';
import type { ListedProducts, ProductFacts } from '../products/room.ts';
import type { InventoryPlace, InventoryStore } from './store.ts';

/** Approximate size of one page's entries, in characters (product P10.11). */
const PAGE_CHARS = 256_000;
/**
 * Approximate characters per piece of the whole inventory: each is written and encoded in one turn of the event loop.
 */
const PIECE_CHARS = 64_000;
/** Entries read before yielding to the event loop: with the longest notes, 20 are 40,000 characters. */
const ROWS_AT_ONCE = 20;

type Entry = z.infer<typeof InventoryEntry>;

/** Part of a household's inventory as JSON texts, and where the next part begins; `next` is null at the end. */
export interface InventoryPart {
  readonly entries: readonly string[];
  readonly next: InventoryPlace | null;
}

/** Reads the inventory of a household in parts. */
export interface InventoryPages {
  /** @param chars the approximate number of characters after which the part ends */
  part(after: InventoryPlace | null, limit: number, chars?: number): Promise<InventoryPart>;
}

/**
 * Reads a household's inventory for one request. Each product is looked up once, however many entries refer to it.
 * @param who `isProgram`: notes are left out, since they are free text that anybody may have written (product P18.1)
 */
export function readInventory(
  who: { readonly householdId: string; readonly userId: string; readonly isProgram: boolean },
  { inventory, reader }: { readonly inventory: InventoryStore; readonly reader: Reader },
  products: ListedProducts,
  nowMs: number,
): InventoryPages {
  const { householdId, userId } = who;
  const known = new Map<string, ProductFacts | null>();
  const entryOf = async (item: Omit<Entry, 'product'>): Promise<string | null> => {
    if (!known.has(item.productId)) {
      await nextTurn();
      known.set(item.productId, await products.facts(who, item.productId, nowMs));
    }
    const product = known.get(item.productId);
    if (!product) return null;
    return JSON.stringify({ ...item, ...(who.isProgram && { notes: '' }), product } satisfies Entry);
  };
  return {
    async part(after, limit, most = PAGE_CHARS) {
      const entries: string[] = [];
      let place = after;
      for (let chars = 0; ; ) {
        const wanted = Math.min(ROWS_AT_ONCE, limit - entries.length);
        await nextTurn();
        const from = place;
        const items = await reader.snapshot((reads) => inventory.page(reads, householdId, from, wanted), userId);
        for (const item of items) {
          const text = await entryOf(item);
          if (text !== null) entries.push(text);
          chars += text?.length ?? 0;
          place = item;
          if (entries.length >= limit || chars >= most) return { entries, next: item };
        }
        if (items.length < wanted) return { entries, next: null };
      }
    },
  };
}

/** The whole inventory as one JSON array, in pieces. */
export async function* wholeInventory(pages: InventoryPages, most: number): AsyncGenerator<string> {
  let before = '[';
  for (let after: InventoryPlace | null = null; ; ) {
    const { entries, next } = await pages.part(after, most, PIECE_CHARS);
    if (entries.length > 0) {
      yield before + entries.join(',');
      before = ',';
    }
    if (!next) break;
    after = next;
  }
  yield before === '[' ? '[]' : ']';
}
