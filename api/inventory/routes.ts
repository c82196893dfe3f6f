import { INVENTORY_PAGE } from '#domain/inventory/calls.ts';
import { fail, succeed } from '#domain/problem.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { answer, answerText, type Handlers } from '../http/handler.ts';
import type { ListedProducts } from '../products/room.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import { readInventory, wholeInventory } from './pages.ts';
import type { InventoryPlace, InventoryStore } from './store.ts';

const missing = () => fail('NOT_FOUND', 'This product does not exist.');

/** Encodes a place in the inventory for the URL, as `addedAt.id`. */
const writePlace = ({ addedAt, id }: InventoryPlace): string => `${addedAt}.${id}`;

function readPlace(cursor: string): InventoryPlace {
  const [addedAt = '', id = ''] = cursor.split('.');
  return { addedAt: Number(addedAt), id };
}

/** The household's inventory, and the call that adds an entry to it directly. */
export const inventoryRoutes = (
  stores: OperationStores & { readonly inventory: InventoryStore },
  products: ListedProducts,
): Handlers<'inventory' | 'addInventory'> => ({
  inventory: async ({ session, caller, query, nowMs }) => {
    const { householdId, id: userId } = session.user;
    const who = { householdId, userId, isProgram: caller.kind === 'token' };
    const pages = readInventory(who, stores, products, nowMs);
    const { limit, cursor } = query;
    if (limit === undefined && cursor === undefined) {
      return succeed({ status: 200, pieces: wholeInventory(pages, INVENTORY_PAGE) });
    }
    const place = cursor === undefined ? null : readPlace(cursor);
    const { entries, next } = await pages.part(place, limit ?? INVENTORY_PAGE);
    return answerText(200, `{"products":[${entries.join(',')}],"next":${JSON.stringify(next && writePlace(next))}}`);
  },
  addInventory: async ({ session, body, idempotencyKey: key, nowMs }) => {
    const { householdId, id: userId } = session.user;
    const payload = { productId: productIdOf(body.productId) ?? body.productId, quantity: body.quantity, fields: {} };
    if (payload.productId.length < 8 || payload.productId.length > 64) return missing();
    const { problem, result } = await performDirect(stores, session, { type: 'inventory.add', payload, key }, nowMs);
    if (problem) return { ok: false, problem };
    const [change] = result.changes;
    // There is no change if the key is the id of an entry that already exists.
    const item =
      change?.entity === 'inventory'
        ? change.data
        : (key && (await stores.inventory.load(stores.reader, householdId, key))?.data) || null;
    const product = item && (await products.facts({ householdId, userId }, item.productId, nowMs));
    return product ? answer(201, { ...item, product }) : fail('GONE', 'This product is no longer there.');
  },
});
