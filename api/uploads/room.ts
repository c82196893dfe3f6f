import type { Db } from '#db/open.ts';
import type { WriteQueue } from '#db/write-queue.ts';
import type { UploadRoom } from '../http/upload-room.ts';
import { type BlobStore, createBlobStore } from './blob-store.ts';
import { createLabelPhotoStore } from './label-photo-store.ts';
import { createPictureFiles } from './picture-files.ts';
import { uploadRoutes } from './routes.ts';
import { createSweepPictures } from './sweep-pictures.ts';

export type { BlobStore } from './blob-store.ts';

/** Where files are, and the photos that show them. */
export function uploadStores(db: Db) {
  const blobs = createBlobStore(db);
  return { blobs, labelPhoto: createLabelPhotoStore(db, blobs) };
}

/** Photos of labels: taking them in, giving them out, and taking away what nobody shows any more. */
export function uploadRoom(
  { blobs, writes }: { readonly blobs: BlobStore; readonly writes: WriteQueue },
  room: UploadRoom,
  deps: { readonly uploadsDir: string; readonly clock: () => number },
) {
  const files = createPictureFiles(deps.uploadsDir);
  return {
    calls: uploadRoutes(blobs, files, room, writes),
    jobs: { pictures: createSweepPictures(files, blobs, deps.clock) },
  };
}
