import { productIdOf } from '../products/slug.ts';
import type { LabelPhoto } from '../uploads/label-photo.ts';
import { clampCreatedAt } from './clamp-created-at.ts';
import type { OperationOf } from './operation.ts';
import { applied, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

const row = (data: LabelPhoto, deleted = false) => ({ entity: 'labelPhoto' as const, id: data.id, deleted, data });

/**
 * Puts a photo of a label beside its product. The bytes come first; without them the operation waits, since a server
 * restored from a backup may have lost what it once took.
 */
export function addLabelPhoto(operation: OperationOf<'labelPhoto.add'>, world: World): Outcome {
  const { productId, sha256 } = operation.payload;
  const known = rowOf(world, 'labelPhoto');
  if (known) {
    return known.data.sha256 === sha256 && known.data.productId === productId
      ? applied()
      : rejected('CONFLICT', 'This entry already holds another photo.');
  }
  if (productIdOf(productId) !== productId) return rejected('INVALID_INPUT', 'The id of the product is not valid.');
  if (world.photoStored === false) {
    const message = 'The photo itself has not arrived yet. It is sent again.';
    return { status: 'retry', problem: { code: 'BLOB_MISSING', message } };
  }
  const addedAt = clampCreatedAt(operation.createdAt, world.nowMs);
  return applied(row({ id: operation.entityId, productId, sha256, addedAt, addedBy: world.userId }));
}

/** Takes a photo away from its product. */
export function deleteLabelPhoto(_operation: OperationOf<'labelPhoto.delete'>, world: World): Outcome {
  const known = rowOf(world, 'labelPhoto');
  if (!known) return rejected('NOT_FOUND', 'This photo is not in your household.');
  return known.deleted ? applied() : applied(row(known.data, true));
}
