import type { Database } from '#db/database.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Log } from '../log.ts';
import type { ProductStore } from '../products/room.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { createOpenFacts } from './open-facts.ts';
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
