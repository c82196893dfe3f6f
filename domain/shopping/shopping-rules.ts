import { productIdOf } from '../products/slug.ts';
import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { ShoppingEntry } from './shopping-entry.ts';
import type { SHOPPING } from './shopping-schemas.ts';

type On<T extends keyof (typeof SHOPPING)['operations']> = OperationOn<typeof SHOPPING, T>;
type World = RuleWorld<ShoppingEntry>;

const row = (data: ShoppingEntry, deleted = false) => ({ entity: 'shopping' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This is not on your shopping list.');
const gone = () => rejected('GONE', 'This was removed from the shopping list. Add it again to change it.');

/**
 * Adds something to the list. A line that is already open stays, with the larger of both counts; one that was bought or
 * removed is opened again (product P6.7).
 */
function add({ payload, entityId: id, createdAt }: On<'shopping.add'>, world: World): RuleOutcome {
  const { quantity } = payload;
  if (payload.productId === null && payload.name === '') {
    return rejected('INVALID_INPUT', 'Please say what to buy.', { name: 'Please fill in this field.' });
  }
  if (payload.productId !== null && !world.product) return rejected('NOT_FOUND', 'This product does not exist.');
  if (payload.productId !== null && world.product?.id !== id) {
    return rejected('INVALID_INPUT', 'A line of the list must have the id of its product.');
  }
  const known = world.row;
  if (known && !known.deleted && known.data.tickedAt === null) {
    return applied(row({ ...known.data, quantity: Math.max(known.data.quantity, quantity) }));
  }
  const addedAt = clampCreatedAt(createdAt, world.nowMs);
  const productId = world.product?.id ?? null;
  const name = productId === null ? payload.name : '';
  return applied(row({ id, productId, name, quantity, tickedBy: null, tickedAt: null, addedAt }));
}

/** Builds a rule that changes a line on the list. */
const changed =
  <T extends keyof (typeof SHOPPING)['operations']>(
    change: (data: ShoppingEntry, operation: On<T>, world: World) => ShoppingEntry,
  ) =>
  (operation: On<T>, world: World): RuleOutcome => {
    const known = world.row;
    if (!known) return missing();
    if (known.deleted) return gone();
    return applied(row(change(known.data, operation, world)));
  };

/** Builds the rule that removes a line, or restores it unchanged. Both are idempotent. */
const placed =
  (deleted: boolean) =>
  (_operation: On<'shopping.remove'> | On<'shopping.restore'>, world: World): RuleOutcome => {
    const known = world.row;
    if (!known) return missing();
    return known.deleted === deleted ? applied() : applied(row(known.data, deleted));
  };

/** The household's shopping list. */
export const shoppingRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'shoppingEntries', indexes: 'id, productId', since: 8 },
  productField: 'productId',
  bounds: { bytes: 1_024, rows: byPlan(200, 500) },
  fitsId: ({ entityId }) => productIdOf(entityId) === entityId,
  operations: {
    'shopping.add': {
      words: 'Added to the shopping list',
      apply: add,
      productId: ({ payload }) => (payload.productId === null ? null : productIdOf(payload.productId)),
    },
    'shopping.count': {
      words: 'Shopping list quantity changed',
      apply: changed<'shopping.count'>((data, { payload }) => ({ ...data, quantity: payload.quantity })),
    },
    'shopping.tick': {
      words: 'Ticked off on the shopping list',
      apply: changed<'shopping.tick'>((data, { payload, createdAt }, { nowMs }) => ({
        ...data,
        tickedBy: payload.by,
        tickedAt: clampCreatedAt(createdAt, nowMs),
      })),
    },
    'shopping.untick': {
      words: 'Unticked on the shopping list',
      apply: changed<'shopping.untick'>((data) => ({ ...data, tickedBy: null, tickedAt: null })),
    },
    'shopping.remove': { words: 'Removed from the shopping list', apply: placed(true) },
    'shopping.restore': { words: 'Restored to the shopping list', apply: placed(false) },
  },
} as const satisfies EntityRules<typeof SHOPPING>;
