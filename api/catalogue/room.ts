import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Engine, ProductStore } from '../products/room.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { BlobStore, PictureFiles } from '../uploads/room.ts';
import { COUNT_JOB, countJob } from './counts/count-job.ts';
import { countRoutes } from './counts/routes.ts';
import { createOpenFacts } from './open-facts.ts';
import { type OpenFactsHost, openFactsHosts } from './open-facts-hosts.ts';
import { packFiles } from './packs/pack-files.ts';
import { packRoutes } from './packs/routes.ts';
import { createPictureShelf } from './pictures/picture-cache.ts';
import { createPictureSource, dropUnfinished } from './pictures/picture-source.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { createPictureSweep } from './pictures/sweep.ts';
import { type AuditReview, reviewRoutes } from './review/admin-routes.ts';
import { agreementJob } from './review/agreement-job.ts';
import { AGREEMENT_JOB } from './review/offer.ts';
import { contributionRoutes } from './review/routes.ts';
import { tellContributor } from './review/tell.ts';
import { keepIndex } from './search/keep-index.ts';
import { searchRoutes } from './search/routes.ts';
import { createStoredLookUp } from './take-in.ts';
import { UPDATE_JOB, updateJob } from './updates/update-job.ts';
import type { Subscription } from './updates/update-source.ts';
import { IMPORT_JOB, importJob } from './uploads/import-job.ts';
import { type AuditImport, dropImported, importRoutes } from './uploads/routes.ts';
import { uploadFiles } from './uploads/upload-files.ts';

/** The live catalogues of the configuration. All their users share one allowance per catalogue. */
export const liveCatalogues = (deps: { readonly openFactsUrls: readonly URL[]; readonly log: Log }) =>
  openFactsHosts(deps.openFactsUrls, deps.log);

/** Looks up codes that this instance does not know in live catalogues. */
export const catalogueLookUp = (
  stores: Database & {
    readonly state: SyncState;
    readonly products: ProductStore;
  },
  spent: SpentLimits,
  hosts: readonly OpenFactsHost[],
): LookUp => createStoredLookUp(stores, stores.state, stores.products, createOpenFacts(hosts, spent));

/** Pictures of products, if the operator wants them. */
export function productPictures(
  stores: Database & Parameters<typeof pictureRoutes>[0],
  hosts: readonly OpenFactsHost[],
  deps: { readonly productPictures: boolean; readonly productPicturesDir: string; readonly log: Log },
) {
  const shelf = createPictureShelf(join(deps.productPicturesDir, 'kept'));
  const fetched = join(deps.productPicturesDir, 'fetched');
  const source = deps.productPictures ? createPictureSource(hosts, fetched, deps.log) : null;
  return {
    calls: pictureRoutes(stores, source, shelf, deps.log),
    upkeep: { 'product pictures': createPictureSweep(stores.reader, shelf, () => dropUnfinished(fetched)) },
  };
}

/**
 * Calls for imports, counts, aisle packs (which a command makes while the server runs), contributions and their review.
 */
export const catalogueCalls = (
  stores: Database & { readonly rows: EntityStores; readonly state: SyncState; readonly blobs: BlobStore },
  deps: {
    readonly packsDir: string;
    readonly engine: Engine;
    readonly pictures: Pick<PictureFiles, 'read'>;
    readonly audit: AuditReview & AuditImport;
    readonly catalogueUpdates: readonly Subscription[];
    readonly importsDir: string;
    readonly freeBytes: () => number;
    readonly jobs: () => Jobs;
  },
) => ({
  ...importRoutes(stores, uploadFiles(deps.importsDir), { ...deps, subscriptions: deps.catalogueUpdates }),
  ...countRoutes(stores.reader),
  ...packRoutes(stores.reader, packFiles(deps.packsDir)),
  ...contributionRoutes(stores),
  ...reviewRoutes(stores, deps.engine, deps.pictures, deps.audit),
});

/** Imports files that an administrator uploaded or requested. */
function uploadJob(
  database: Database,
  deps: {
    readonly catalogueUpdates: readonly Subscription[];
    readonly importsDir: string;
    readonly clock: () => number;
  },
) {
  const files = uploadFiles(deps.importsDir);
  const world = { ...deps, database, files, imports: deps.importsDir, subscriptions: deps.catalogueUpdates };
  return importJob(world, dropImported(files));
}

/** Background jobs for files and contributions. */
export const catalogueJobs = (
  stores: Database & { readonly rows: EntityStores; readonly state: SyncState },
  deps: {
    readonly engine: Engine;
    readonly catalogueUpdates: readonly Subscription[];
    readonly importsDir: string;
    readonly clock: () => number;
  },
) => ({
  [IMPORT_JOB]: uploadJob(stores, deps),
  [AGREEMENT_JOB]: agreementJob(
    stores,
    deps.engine,
    (tx, one, nowMs) => tellContributor(stores, tx, one, nowMs),
    deps.clock,
  ),
});

/** Daily jobs: importing what changed in the sources that the operator subscribed to, and counting the catalogue. */
export const catalogueUpkeep = (
  database: Database,
  deps: {
    readonly catalogueUpdates: readonly Subscription[];
    readonly importsDir: string;
    readonly clock: () => number;
    readonly log: Log;
  },
) => ({
  ...(deps.catalogueUpdates.length > 0 && {
    [UPDATE_JOB]: updateJob({ ...deps, database, imports: deps.importsDir }, deps.catalogueUpdates, deps.log),
  }),
  [COUNT_JOB]: countJob(database, deps.clock),
});

/** The search of the catalogue, with its index in a file of its own. */
export async function catalogueSearch(
  { reader, state, usage }: Pick<Database, 'reader'> & { readonly state: SyncState; readonly usage: UsageStore },
  storedScore: (reads: Reads, pk: number) => Promise<number | null | undefined>,
  { searchFile, log }: { readonly searchFile: string; readonly log: Log },
) {
  const index = openProductIndex(searchFile, await state.epoch(reader));
  return {
    calls: searchRoutes(reader, state, index, storedScore, usage),
    /** Starts keeping the index up to date. @returns `stop` ends that, `close` then closes the file */
    watch() {
      const { stop, ended } = keepIndex(reader, index, log);
      return { stop, close: () => ended().then(index.close) };
    },
  };
}

export { importShared } from './federation/import-shared.ts';
export { type Received, receivedStore } from './federation/received-store.ts';
export { exportShared } from './federation/shared-files.ts';
export { managedCatalogues } from './managed-catalogues.ts';
export { packKey } from './packs/pack-key.ts';
export { createReviewDesk, type ReviewDesk, type Shown } from './review/desk.ts';
export { withContributions } from './review/offer.ts';
export { subscriptionsOf } from './updates/subscriptions.ts';
export type { Subscription } from './updates/update-source.ts';
