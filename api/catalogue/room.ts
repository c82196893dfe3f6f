import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Log } from '../log.ts';
import type { ProductStore } from '../products/room.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { createOpenFacts } from './open-facts.ts';
import { packFiles } from './packs/pack-files.ts';
import { packRoutes } from './packs/routes.ts';
import { keepIndex } from './search/keep-index.ts';
import { searchRoutes } from './search/routes.ts';
import { createTakeIn } from './take-in.ts';

/** Live catalogues, asked for codes that this instance does not know. */
export const catalogueLookUp = (
  stores: Database & {
    readonly state: SyncState;
    readonly products: ProductStore;
  },
  spent: SpentLimits,
  { openFactsUrls, log }: { readonly openFactsUrls: readonly URL[]; readonly log: Log },
): LookUp => createTakeIn(stores, stores.state, stores.products, createOpenFacts(openFactsUrls, log, spent));

/** Aisle packs, which a command makes beside the running server. */
export const catalogueCalls = ({ reader }: Pick<Database, 'reader'>, { packsDir }: { readonly packsDir: string }) =>
  packRoutes(reader, packFiles(packsDir));

/** The search of the catalogue, by an index in a file of its own. */
export async function catalogueSearch(
  { reader, state, usage }: Pick<Database, 'reader'> & { readonly state: SyncState; readonly usage: UsageStore },
  storedScore: (reads: Reads, pk: number) => Promise<number | null | undefined>,
  { searchFile, log }: { readonly searchFile: string; readonly log: Log },
) {
  const index = openProductIndex(searchFile, await state.epoch(reader));
  return {
    calls: searchRoutes(reader, state, index, storedScore, usage),
    /** Begins to keep the index up to the catalogue. @returns stops it, then closes the file */
    watch() {
      const { stop, ended } = keepIndex(reader, index, log);
      return { stop, close: () => ended().then(index.close) };
    },
  };
}
