import type { Db } from '#db/open.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';
import type { BlobStore } from './blob-store.ts';

/** The label photos of a household; their files are stored apart, and go with the last photo that shows them. */
export const createLabelPhotoStore = (db: Db, blobs: BlobStore): EntityStore<'labelPhoto'> => ({
  ...createRowStore(db, 'labelPhoto'),
  surroundings: ({ householdId }, operation) =>
    operation.type === 'labelPhoto.add'
      ? { photoStored: blobs.find(householdId, operation.payload.sha256) !== null }
      : {},
  saved: ({ householdId }, _operation, { deleted, data }) => {
    if (deleted) blobs.release(householdId, data.sha256);
  },
});
