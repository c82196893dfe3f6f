import type { Database } from '#db/database.ts';
import type { UploadLimiter } from '../http/upload-limiter.ts';
import { type BlobStore, blobStore } from './blob-store.ts';
import { type Bucket, createBucketFiles } from './bucket-files.ts';
import { createLabelPhotoStore } from './label-photo-store.ts';
import { createPictureFiles } from './picture-files.ts';
import { createProfileStore } from './portrait-store.ts';
import { uploadRoutes } from './routes.ts';
import { createSweepPictures } from './sweep-pictures.ts';

export type { BlobStore } from './blob-store.ts';
export type { Bucket } from './bucket-files.ts';
export { bucketOf } from './bucket-of.ts';
export type { PictureFiles } from './picture-files.ts';

/** The stores of files, and of the photos and profiles that refer to them. */
export const uploadStores = () => ({
  blobs: blobStore,
  labelPhoto: createLabelPhotoStore(blobStore),
  profile: createProfileStore(blobStore),
});

/** Uploaded pictures: receiving and serving them, and deleting those that are no longer used. */
export function uploadRoom(
  { blobs, reader, writes }: Database & { readonly blobs: BlobStore },
  room: UploadLimiter,
  deps: { readonly uploadsDir: string; readonly bucket: Bucket | null; readonly clock: () => number },
) {
  const files = deps.bucket ? createBucketFiles(deps.bucket) : createPictureFiles(deps.uploadsDir);
  return {
    /** The stored pictures. */
    files,
    calls: uploadRoutes(blobs, files, room, { reader, writes }),
    jobs: { pictures: createSweepPictures(files, blobs, reader, deps.clock) },
  };
}
