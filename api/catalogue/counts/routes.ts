import type { Reader } from '#db/handles.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import { keptCounts } from './count.ts';

/** What the catalogue holds, as it was counted last (product P14.21). */
export const countRoutes = (reader: Reader): Handlers<'catalogueCounts'> => ({
  catalogueCounts: async () => answer(200, { counts: (await keptCounts(reader))?.counts ?? null }),
});
