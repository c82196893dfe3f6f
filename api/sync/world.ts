import type { Reads, Tx } from '#db/handles.ts';
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

/** The stores from which an operation's world is read. */
export interface WorldStores {
  readonly rows: EntityStores;
  /** The product a household sees under an id. */
  readonly findProduct: (reads: Reads, householdId: string, id: string) => Promise<Product | null>;
}

/** The store of one entity. Each is typed for its own rows; a look-up by name loses that. */
const storeOf = (rows: EntityStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;

/** The stored row that an operation names; null if there is none. */
export async function loadTarget(
  reads: Reads,
  rows: EntityStores,
  actor: Actor,
  operation: Operation,
): Promise<Stored<StoredEntity> | null> {
  const entity = operationTarget(operation.type);
  if (entity === 'usage') return null;
  return storeOf(rows, entity).load(reads, ownerOf(entity, actor).id, operation.entityId);
}

/** Everything the operation may look at, read inside its transaction. */
export async function loadWorld(
  reads: Reads,
  { rows, findProduct }: WorldStores,
  actor: Actor,
  operation: Operation,
  target: Stored<StoredEntity> | null,
  nowMs: number,
): Promise<World> {
  const entity = operationTarget(operation.type);
  const productId = productIdOfOperation(operation);
  return {
    row: target && { entity, id: target.id, rev: target.rev, deleted: target.deleted, data: target.data },
    product: productId === null ? null : await findProduct(reads, actor.householdId, productId),
    userId: actor.userId,
    nowMs,
    deviceId: actor.deviceId,
    foreignRev: target ? foreignRev(target, actor.device) : 0,
    ...(entity !== 'usage' && (await storeOf(rows, entity).surroundings?.(reads, actor, operation))),
  };
}

/** Saves a row that an operation wrote, with what its room adds. */
export async function saveRow(
  tx: Tx,
  rows: EntityStores,
  actor: Actor,
  operation: Operation,
  row: NextRow,
  stamp: Stamp,
): Promise<void> {
  if (row.entity === 'usage') throw new Error('Usage is counted by the server, never by an operation.');
  const store = storeOf(rows, row.entity);
  await store.save(tx, ownerOf(row.entity, actor).id, row, stamp);
  await store.saved?.(tx, actor, operation, row, stamp);
}
