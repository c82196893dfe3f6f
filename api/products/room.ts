import type { Db } from '#db/open.ts';
import { Product } from '#domain/products/product.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { OperationStores } from '../sync/operations.ts';
import { createCatalogueRows } from './catalogue-rows.ts';
import { createListedProducts } from './facts.ts';
import { createRefreshJob, REFRESH_JOB } from './refresh-job.ts';
import { createReportJob, createReportRequests, REPORT_JOB } from './report-job.ts';
import { createReports, type Engine } from './reports.ts';
import { productRoutes } from './routes.ts';
import { seedStarter } from './starter.ts';
import { createProductStore, type ProductStore } from './store.ts';

export type { CatalogueRows } from './catalogue-rows.ts';
export type { ListedProducts, ProductFacts } from './facts.ts';
export type { Engine } from './reports.ts';
export type { ProductStore } from './store.ts';

/** What households entered by hand, and the catalogue behind it. */
export const productStores = (db: Db) => ({ product: createProductStore(db), catalogue: createCatalogueRows(db) });

/** Products and their reports: made when they are asked for, and made anew when engine or knowledge changed. */
export function productRoom(
  stores: OperationStores & { readonly products: ProductStore; readonly usage: UsageStore },
  lookUp: LookUp,
  deps: {
    readonly db: Db;
    readonly engine: Engine;
    readonly starter: readonly Product[];
    readonly log: Log;
    readonly clock: () => number;
  },
) {
  const { db, engine, clock, log } = deps;
  const { products } = stores;
  const reports = createReports(db, engine, (text) => Product.parse(JSON.parse(text)));
  const seeded = seedStarter(db, stores.state, reports, deps.starter, clock());
  if (seeded.added + seeded.changed + seeded.removed > 0) log.info('starter', { ...seeded });
  return {
    listed: createListedProducts(db, products, reports),
    jobs: {
      [REPORT_JOB]: createReportJob(products, lookUp, reports, engine, clock),
      [REFRESH_JOB]: createRefreshJob(db, reports, engine, clock),
    },
    calls: ({ runner, rows }: Jobs) =>
      productRoutes(stores, reports, createReportRequests(products, reports, engine, runner, rows), stores.usage),
    /** Asks for every report to be made anew where engine or knowledge is another than it was made with. */
    refresh({ runner }: Jobs): void {
      if (reports.countOutdated() === 0) return;
      const key = `${REFRESH_JOB} ${engine.versions.engine} ${engine.versions.knowledge}`;
      runner.ensure({ kind: REFRESH_JOB, key, payload: '{}', doneForMs: 0 });
    },
  };
}
