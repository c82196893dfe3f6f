import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { InventoryEntry } from '#domain/contract/answers.ts';
import { fail } from '#domain/problem.ts';
import { homeCategory } from '#domain/products/category.ts';
import { productIdOf, productSlug } from '#domain/products/slug.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { ProductStore, Reports } from '../products/room.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { InventoryStore } from './store.ts';

type Facts = z.infer<typeof InventoryEntry>['product'];

const missing = () => fail('NOT_FOUND', 'This product does not exist.');

/** The inventory of the household, and adding to it by a call of its own. */
export const inventoryRoutes = (
  stores: OperationStores & { readonly products: ProductStore; readonly inventory: InventoryStore },
  reports: Reports,
): Handlers<'inventory' | 'addInventory'> => {
  /** What is shown of a product beside an entry; null where it is gone. */
  const facts = async (householdId: string, productId: string, nowMs: number): Promise<Facts | null> => {
    const found = stores.products.find(householdId, productId);
    if (!found) return null;
    const { id, name, brand, category, emoji } = found.product;
    return {
      id,
      name,
      brand,
      slug: productSlug(found.product),
      category,
      homeCategory: homeCategory(found.product),
      emoji,
      safetyScore: await reports.score(found, nowMs),
    };
  };

  return {
    inventory: async ({ session, nowMs }) => {
      const { householdId } = session.user;
      // A product is read once, however many entries hold it, and others get their turn between two of them.
      const known = new Map<string, Facts | null>();
      const entries: z.infer<typeof InventoryEntry>[] = [];
      for (const item of stores.inventory.list(householdId)) {
        if (!known.has(item.productId)) {
          await nextTurn();
          known.set(item.productId, await facts(householdId, item.productId, nowMs));
        }
        const product = known.get(item.productId);
        if (product) entries.push({ ...item, product });
      }
      return answer(200, entries);
    },
    addInventory: async ({ session, body, idempotencyKey: key, nowMs }) => {
      const { householdId } = session.user;
      const payload = { productId: productIdOf(body.productId) ?? body.productId, quantity: body.quantity, fields: {} };
      if (payload.productId.length < 8 || payload.productId.length > 64) return missing();
      const { problem, result } = await performDirect(stores, session, { type: 'inventory.add', payload, key }, nowMs);
      if (problem) return { ok: false, problem };
      const [change] = result.changes;
      // Nothing changed where the key is the id of an entry that is there already.
      const item =
        change?.entity === 'inventory' ? change.data : (key && stores.inventory.load(householdId, key)?.data) || null;
      const product = item && (await facts(householdId, item.productId, nowMs));
      return product ? answer(201, { ...item, product }) : fail('GONE', 'This product is no longer there.');
    },
  };
};
