import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * A household's label photos. Their files are stored separately, and released with the last photo that refers to them.
 */
export const createLabelPhotoStore = (blobs: BlobStore): EntityStore<'labelPhoto'> => ({
  ...createRowStore('labelPhoto'),
  surroundings: async (reads, { householdId }, operation) =>
    operation.type === 'labelPhoto.add'
      ? { photoStored: (await blobs.find(reads, householdId, operation.payload.sha256)) !== null }
      : {},
  saved: async (tx, { householdId }, operation, { deleted, data }) => {
    if (deleted) await blobs.release(tx, householdId, data.sha256);
    else if (operation.type === 'labelPhoto.add') await blobs.hold(tx, householdId, data.sha256);
  },
});
