import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { PictureCache } from './picture-cache.ts';

const IS_THERE = statement((q, { id }: { id: string }) => q.selectFrom('households').select('id').where('id', '=', id));

/**
 * Deletes pictures fetched for households that no longer exist, and unfinished downloads. A download that is under way
 * fails and is requested again.
 */
export const createPictureSweep = (
  reader: Reads,
  shelf: PictureCache,
  dropDownloads: () => Promise<void>,
): JobKind => ({
  failed: 'Product pictures that nobody needs any more could not be deleted. The server will try again tomorrow.',
  lane: 'upkeep',
  async run() {
    await dropDownloads();
    await shelf.keepOnly(async (id) => (await reader.first(IS_THERE, { id })) !== undefined);
    return async () => null;
  },
});
