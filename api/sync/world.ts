import type { Product } from '#domain/products/product.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import type { NextRow, World } from '#domain/sync/world.ts';
import { type Actor, ownerOf } from './actor.ts';
import {
  type EntityStore,
  type EntityStores,
  foreignRev,
  type Stamp,
  type Stored,
  type StoredEntity,
} from './entity-store.ts';

/** What the world of an operation is read from. */
export interface WorldStores {
  readonly rows: EntityStores;
  /** The product a household sees under an id. */
  readonly findProduct: (householdId: string, id: string) => Product | null;
}

/** The store of one entity. Each takes the rows of its own; a look-up by name loses that. */
const storeOf = (rows: EntityStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;

/** The row an operation names, as it stands. */
export function loadTarget(rows: EntityStores, actor: Actor, operation: Operation): Stored<StoredEntity> | null {
  const entity = operationTarget(operation.type);
  return entity === 'usage' ? null : storeOf(rows, entity).load(ownerOf(entity, actor).id, operation.entityId);
}

/** Everything the operation may look at, read inside its transaction. */
export function loadWorld(
  { rows, findProduct }: WorldStores,
  actor: Actor,
  operation: Operation,
  target: Stored<StoredEntity> | null,
  nowMs: number,
): World {
  const entity = operationTarget(operation.type);
  const productId = productIdOfOperation(operation);
  return {
    row: target && { entity, id: target.id, rev: target.rev, deleted: target.deleted, data: target.data },
    product: productId === null ? null : findProduct(actor.householdId, productId),
    userId: actor.userId,
    nowMs,
    deviceId: actor.deviceId,
    foreignRev: target ? foreignRev(target, actor.device) : 0,
    ...(entity !== 'usage' && storeOf(rows, entity).surroundings?.(actor, operation)),
  };
}

/** Writes a row that an operation left, with what its room adds. */
export function saveRow(rows: EntityStores, actor: Actor, operation: Operation, row: NextRow, stamp: Stamp): void {
  if (row.entity === 'usage') throw new Error('Usage is counted by the server, never by an operation.');
  const store = storeOf(rows, row.entity);
  store.save(ownerOf(row.entity, actor).id, row, stamp);
  store.saved?.(actor, operation, row, stamp);
}
