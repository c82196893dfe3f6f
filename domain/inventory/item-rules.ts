import { productIdOf } from '../products/slug.ts';
import { applied, changedSince, conflict, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import {
  type EntityRules,
  namedByUuid,
  type OperationOn,
  type RowAfter,
  type RuleOutcome,
  type RuleWorld,
} from '../sync/rule.ts';
import type { InventoryItem } from './item.ts';
import { ITEM_FIELDS } from './item-field-names.ts';
import type { INVENTORY } from './item-schemas.ts';

type On<T extends keyof (typeof INVENTORY)['operations']> = OperationOn<typeof INVENTORY, T>;
type World = RuleWorld<InventoryItem>;

const MOST = 9999;

const row = (data: InventoryItem, deleted = false) => ({ entity: 'inventory' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This item is not in your inventory.');
const gone = () => rejected('GONE', 'This item was removed from the inventory. Restore it to change it.');

/** Adds a product to the inventory. Idempotent: the same entry sent again changes nothing. */
function addItem(operation: On<'inventory.add'>, world: World): RuleOutcome {
  const { payload, entityId } = operation;
  const known = world.row;
  if (known) {
    if (known.deleted) return gone();
    return !world.product || world.product.id === known.data.productId
      ? applied()
      : rejected('CONFLICT', 'This entry already has another product.');
  }
  if (!world.product) return rejected('NOT_FOUND', 'This product does not exist.');
  return applied(
    row({
      id: entityId,
      productId: world.product.id,
      quantity: payload.quantity,
      place: payload.fields.place ?? null,
      expiresOn: payload.fields.expiresOn ?? null,
      openedOn: payload.fields.openedOn ?? null,
      periodAfterOpening: payload.fields.periodAfterOpening ?? null,
      notes: payload.fields.notes ?? '',
      addedAt: world.nowMs,
    }),
  );
}

/** Adjustments from several phones add up; `setCount` sets the count outright. The count never falls below 0. */
function countItem(operation: On<'inventory.adjust'> | On<'inventory.setCount'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  const wanted =
    operation.type === 'inventory.adjust' ? known.data.quantity + operation.payload.delta : operation.payload.quantity;
  return applied(row({ ...known.data, quantity: Math.min(Math.max(wanted, 0), MOST) }));
}

/** History rows for values that this edit overwrites although its author never saw them: another phone wrote them. */
function losersOf(operation: On<'inventory.edit'>, item: InventoryItem, world: World): RowAfter[] {
  const { deviceId } = world;
  if (deviceId === undefined || !changedSince(world.foreignRev, operation.baseRev)) return [];
  return ITEM_FIELDS.flatMap((field): RowAfter[] => {
    const change = operation.payload[field];
    const lost = item[field];
    if (!change || lost === change.from || lost === change.to) return [];
    const id = `${operation.opId}:${field}`;
    const won = { won: change.to, wonBy: world.userId, wonDevice: deviceId };
    const data = { id, itemId: item.id, productId: item.productId, field, lost, ...won, at: world.nowMs };
    return [{ entity: 'history', id, deleted: false, data }];
  });
}

/**
 * Edits single fields: per field the last operation to arrive wins, the others stay unchanged. Values from another
 * phone that are overwritten unseen go to the history, from where they can be restored.
 */
function editItem(operation: On<'inventory.edit'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  const { place, expiresOn, openedOn, periodAfterOpening, notes } = operation.payload;
  return applied(
    row({
      ...known.data,
      ...(place && { place: place.to }),
      ...(expiresOn && { expiresOn: expiresOn.to }),
      ...(openedOn && { openedOn: openedOn.to }),
      ...(periodAfterOpening && { periodAfterOpening: periodAfterOpening.to }),
      ...(notes && { notes: notes.to }),
    }),
    ...losersOf(operation, known.data, world),
  );
}

/** Leaves a tombstone. If somebody else changed the item in the meantime, it stays and the person is told. */
function deleteItem(operation: On<'inventory.delete'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return applied();
  if (changedSince(world.foreignRev, operation.baseRev)) {
    return conflict('Somebody else changed this item since you last saw it, so it was kept.');
  }
  return applied(row(known.data, true));
}

/** Undoes a deletion. */
function restoreItem(_operation: On<'inventory.restore'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  return known.deleted ? applied(row(known.data)) : applied();
}

/** The inventory: what the household has at home. */
export const inventoryRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'inventory', indexes: 'id, productId, addedAt', since: 1 },
  productField: 'productId',
  bounds: { bytes: 8_192, rows: byPlan(500, 2_000, 5_000) },
  fitsId: namedByUuid,
  operations: {
    'inventory.add': {
      words: 'Product added to the inventory',
      apply: addItem,
      productId: ({ payload }) => productIdOf(payload.productId),
      asksFor: (payload) => {
        const { productId } = payload;
        return { ...payload, productId: (typeof productId === 'string' && productIdOf(productId)) || productId };
      },
    },
    'inventory.adjust': { words: 'Quantity changed', apply: countItem },
    'inventory.setCount': { words: 'Quantity set', apply: countItem },
    'inventory.edit': { words: 'Inventory entry edited', apply: editItem },
    'inventory.delete': { words: 'Product removed from the inventory', apply: deleteItem },
    'inventory.restore': { words: 'Product restored to the inventory', apply: restoreItem },
  },
} as const satisfies EntityRules<typeof INVENTORY>;
