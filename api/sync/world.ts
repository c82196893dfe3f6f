import { type EntityName, isPersonal } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import type { NextRow, World } from '#domain/sync/world.ts';
import type { MemberStore } from '../households/member-store.ts';
import type { ProductStore } from '../products/store.ts';
import type { BlobStore } from '../uploads/blob-store.ts';
import { foreignRev, type RowStore, type Stamp, type Stored } from './row-store.ts';

/** The rows of a household and of its people, by entity. */
export interface Rows {
  readonly product: ProductStore;
  readonly scan: RowStore<'scan'>;
  readonly inventory: RowStore<'inventory'>;
  readonly member: MemberStore;
  readonly pet: RowStore<'pet'>;
  readonly mistake: RowStore<'mistake'>;
  readonly labelPhoto: RowStore<'labelPhoto'>;
  readonly history: RowStore<'history'>;
  readonly profile: RowStore<'profile'>;
  readonly preference: RowStore<'preference'>;
  readonly readMark: RowStore<'readMark'>;
}

/** Who sends an operation. */
export interface Actor {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, within the account. */
  readonly device: string;
  readonly deviceId: string;
}

/** Whose rows of an entity these are: the household's, or the person's own. */
export const ownerOf = (entity: EntityName, who: Pick<Actor, 'userId' | 'householdId'>): string =>
  isPersonal(entity) ? who.userId : who.householdId;

type Target = Exclude<EntityName, 'usage'>;

/** The row an operation names, as it stands. */
export function loadTarget(rows: Rows, actor: Actor, operation: Operation): Stored<Target> | null {
  const entity = operationTarget(operation.type);
  return entity === 'usage' ? null : rows[entity].load(ownerOf(entity, actor), operation.entityId);
}

/** Everything the operation may look at, read inside its transaction. */
export function loadWorld(
  { rows, blobs }: { readonly rows: Rows; readonly blobs: BlobStore },
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
    deviceId: actor.deviceId,
    ...(operation.type === 'labelPhoto.add' && {
      photoStored: blobs.find(actor.householdId, operation.payload.sha256) !== null,
    }),
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
export function saveRow(rows: Rows, actor: Actor, row: NextRow, stamp: Stamp): void {
  if (row.entity === 'usage') throw new Error('Usage is counted by the server, never by an operation.');
  // Each store takes the rows of its own entity; the table of stores loses that.
  const store = rows[row.entity] as RowStore<EntityName>;
  store.save(ownerOf(row.entity, actor), row, stamp);
}
