import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { PictureShelf } from './picture-shelf.ts';

const IS_THERE = statement((q, { id }: { id: string }) => q.selectFrom('households').select('id').where('id', '=', id));

/**
 * Takes away the pictures that were fetched for households that are no more, and what is left of downloads. One that is
 * under way fails, and is asked for again.
 */
export const createPictureSweep = (
  reader: Reads,
  shelf: PictureShelf,
  dropDownloads: () => Promise<void>,
): JobKind => ({
  failed: 'Pictures of products that nobody needs any more could not be taken away. It is tried again tomorrow.',
  lane: 'upkeep',
  async run() {
    await dropDownloads();
    await shelf.keepOnly(async (id) => (await reader.first(IS_THERE, { id })) !== undefined);
    return async () => null;
  },
});
