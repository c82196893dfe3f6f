import type { Reads } from '#db/handles.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { BlobStore } from './blob-store.ts';
import type { PictureFiles } from './picture-files.ts';

/** A file goes this long after anybody last wrote it: a backup of before may still name it. */
const LATE_MS = 14 * 86_400_000;

/** A photo that came without the change that shows it no longer counts after this; its phone sends it again. */
const UNUSED_MS = 86_400_000;

/** Takes away the files of pictures that no household has any more. */
export const createSweepPictures = (
  files: PictureFiles,
  blobs: BlobStore,
  reader: Reads,
  clock: () => number,
): JobKind => ({
  failed: 'Old pictures could not be taken away. It is tried again tomorrow.',
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
