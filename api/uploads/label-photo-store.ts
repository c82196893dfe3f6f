import type { Db } from '#db/open.ts';
import type { LabelPhotosTable } from '#db/schema.ts';
import { LabelPhoto } from '#domain/uploads/label-photo.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** The label photos of a household; their files are stored apart. */
export const createLabelPhotoStore = (db: Db): RowStore<'labelPhoto'> =>
  createRowStore<'labelPhoto', LabelPhotosTable>(db, {
    table: 'label_photos',
    columns: ['product_id', 'sha256', 'added_at', 'added_by'],
    toRow: (photo) => ({
      product_id: photo.productId,
      sha256: photo.sha256,
      added_at: photo.addedAt,
      added_by: photo.addedBy,
    }),
    fromRow: (row) =>
      LabelPhoto.parse({
        id: row.id,
        productId: row.product_id,
        sha256: row.sha256,
        addedAt: row.added_at,
        addedBy: row.added_by,
      }),
  });
