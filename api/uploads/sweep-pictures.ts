import type { Reads } from '#db/handles.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { BlobStore } from './blob-store.ts';
import type { PictureFiles } from './picture-files.ts';

/** An unused file is deleted this long after it was last written: an older backup may still refer to it. */
const LATE_MS = 14 * 86_400_000;

/** A photo that arrived without the change that shows it is released after this; its phone sends it again. */
const UNUSED_MS = 86_400_000;

/** Deletes the files of pictures that nobody uses any more. */
export const createSweepPictures = (
  files: PictureFiles,
  blobs: BlobStore,
  reader: Reads,
  clock: () => number,
): JobKind => ({
  failed: 'Old pictures could not be deleted. Next attempt tomorrow.',
  lane: 'upkeep',
  async run(_job, _note, signal) {
    for (const hash of await files.writtenBefore(clock() - LATE_MS)) {
      if (signal.aborted) break;
      if (!(await blobs.isStored(reader, hash))) await files.remove(hash);
    }
    return async (tx) => {
      await blobs.releaseUnused(tx, clock() - UNUSED_MS);
      return null;
    };
  },
});
