import type { EntityName } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import type { NextRow, World } from '#domain/sync/world.ts';
import type { MemberStore } from '../households/member-store.ts';
import type { ProductStore } from '../products/store.ts';
import { foreignRev, type RowStore, type Stamp, type Stored } from './row-store.ts';

/** The rows of a household, by entity. */
export interface Rows {
  readonly product: ProductStore;
  readonly scan: RowStore<'scan'>;
  readonly inventory: RowStore<'inventory'>;
  readonly member: MemberStore;
  readonly pet: RowStore<'pet'>;
  readonly mistake: RowStore<'mistake'>;
}

/** Who sends an operation. */
export interface Actor {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, within the account. */
  readonly device: string;
}

type Target = Exclude<EntityName, 'usage'>;

/** The row an operation names, as it stands. */
export function loadTarget(rows: Rows, actor: Actor, operation: Operation): Stored<Target> | null {
  const entity = operationTarget(operation.type);
  return entity === 'usage' ? null : rows[entity].load(actor.householdId, operation.entityId);
}

/** Everything the operation may look at, read inside its transaction. */
export function loadWorld(
  rows: Rows,
  actor: Actor,
  operation: Operation,
  target: Stored<Target> | null,
  nowMs: number,
): World {
  const entity = operationTarget(operation.type);
  const productId = productIdOfOperation(operation);
  const product = productId === null ? null : (rows.product.find(actor.householdId, productId)?.product ?? null);
  return {
    row: target && { entity, id: target.id, rev: target.rev, deleted: target.deleted, data: target.data },
    product,
    userId: actor.userId,
    nowMs,
    foreignRev: target ? foreignRev(target, actor.device) : 0,
    ...(operation.type === 'member.removeElement' && {
      elementForeignRev: rows.member.elementForeignRev(
        actor.householdId,
        operation.entityId,
        operation.payload,
        actor.device,
      ),
    }),
  };
}

/** Writes a row that an operation left. */
export function saveRow(rows: Rows, householdId: string, row: NextRow, stamp: Stamp): void {
  switch (row.entity) {
    case 'product':
      rows.product.save(householdId, row, stamp);
      break;
    case 'scan':
      rows.scan.save(householdId, row, stamp);
      break;
    case 'inventory':
      rows.inventory.save(householdId, row, stamp);
      break;
    case 'member':
      rows.member.save(householdId, row, stamp);
      break;
    case 'pet':
      rows.pet.save(householdId, row, stamp);
      break;
    case 'mistake':
      rows.mistake.save(householdId, row, stamp);
      break;
    case 'usage':
      throw new Error('Usage is counted by the server, never by an operation.');
  }
}
