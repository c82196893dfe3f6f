import type { z } from 'zod';
import type { InventoryEntry } from '#domain/contract/answers.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { fail } from '#domain/problem.ts';
import { homeCategory } from '#domain/products/category.ts';
import { productIdOf, productSlug } from '#domain/products/slug.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { ProductStore, Reports } from '../products/room.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { InventoryStore } from './store.ts';

const missing = () => fail('NOT_FOUND', 'This product does not exist.');

/** The inventory of the household, and adding to it by a call of its own. */
export const inventoryRoutes = (
  stores: OperationStores & { readonly products: ProductStore; readonly inventory: InventoryStore },
  reports: Reports,
): Handlers<'inventory' | 'addInventory'> => {
  /** An entry with the product it holds. Null where the product is gone. */
  const entry = (householdId: string, item: InventoryItem, nowMs: number): z.infer<typeof InventoryEntry> | null => {
    const found = stores.products.find(householdId, item.productId);
    if (!found) return null;
    const { id, name, brand, category, emoji } = found.product;
    return {
      ...item,
      product: {
        id,
        name,
        brand,
        slug: productSlug(found.product),
        category,
        homeCategory: homeCategory(found.product),
        emoji,
        safetyScore: reports.score(found, nowMs),
      },
    };
  };

  return {
    inventory: ({ session, nowMs }) => {
      const { householdId } = session.user;
      const entries = stores.inventory.list(householdId).map((item) => entry(householdId, item, nowMs));
      return answer(
        200,
        entries.filter((held) => held !== null),
      );
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
      const added = item && entry(householdId, item, nowMs);
      return added ? answer(201, added) : fail('GONE', 'This product is no longer there.');
    },
  };
};
