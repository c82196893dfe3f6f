import type { Reader } from '#db/handles.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import { storedCounts } from './count.ts';

/** The counts of the catalogue, as of the last count (product P14.21). */
export const countRoutes = (reader: Reader): Handlers<'catalogueCounts'> => ({
  catalogueCounts: async () => answer(200, { counts: (await storedCounts(reader))?.counts ?? null }),
});
