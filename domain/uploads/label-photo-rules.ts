import { productIdOf } from '../products/slug.ts';
import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, photoMissing, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { LabelPhoto } from './label-photo.ts';
import type { LABEL_PHOTO } from './label-photo-schemas.ts';

type On<T extends keyof (typeof LABEL_PHOTO)['operations']> = OperationOn<typeof LABEL_PHOTO, T>;
type World = RuleWorld<LabelPhoto>;

const row = (data: LabelPhoto, deleted = false) => ({ entity: 'labelPhoto' as const, id: data.id, deleted, data });

/**
 * Attaches a label photo to its product. The bytes are uploaded first; without them the operation waits, since a server
 * restored from a backup may have lost an earlier upload.
 */
function addLabelPhoto(operation: On<'labelPhoto.add'>, world: World): RuleOutcome {
  const { productId, sha256 } = operation.payload;
  const known = world.row;
  if (known) {
    return known.data.sha256 === sha256 && known.data.productId === productId
      ? applied()
      : rejected('CONFLICT', 'This entry already has another photo.');
  }
  if (productIdOf(productId) !== productId) return rejected('INVALID_INPUT', 'The id of the product is not valid.');
  if (world.photoStored === false) return photoMissing();
  const addedAt = clampCreatedAt(operation.createdAt, world.nowMs);
  return applied(row({ id: operation.entityId, productId, sha256, addedAt, addedBy: world.userId }));
}

/** Removes a photo from its product. */
function deleteLabelPhoto(_operation: On<'labelPhoto.delete'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return rejected('NOT_FOUND', 'This photo is not in your household.');
  return known.deleted ? applied() : applied(row(known.data, true));
}

/** Label photos, each attached to a product. Their bytes are transferred separately. */
export const labelPhotoRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'labelPhotos', indexes: 'id, productId, sha256', since: 3 },
  productField: 'productId',
  bounds: { bytes: 1_024, rows: byPlan(500, 2_000, 5_000) },
  fitsId: namedByUuid,
  operations: {
    'labelPhoto.add': { words: 'Label photo saved', apply: addLabelPhoto, photo: ({ payload }) => payload.sha256 },
    'labelPhoto.delete': { words: 'Label photo removed', apply: deleteLabelPhoto },
  },
} as const satisfies EntityRules<typeof LABEL_PHOTO>;
