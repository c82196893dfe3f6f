import type { Database } from '#db/database.ts';
import { Product } from '#domain/products/product.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Printer } from '../printing/room.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { OperationStores } from '../sync/operations.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { exportRoutes } from './export-routes.ts';
import { createListedProducts } from './facts.ts';
import { createOpenProducts } from './open-product.ts';
import { createRefreshJob, REFRESH_JOB } from './refresh-job.ts';
import { assessInBackground, createReportJob, createReportRequests, REPORT_JOB } from './report-job.ts';
import { createReports, type Engine } from './reports.ts';
import { productRoutes } from './routes.ts';
import { seedStarter } from './starter.ts';
import { type ProductStore, productStore } from './store.ts';

export { type CatalogueRow, type CatalogueRows, REVIEW, STARTER_CATALOGUE } from './catalogue-rows.ts';
export type { ListedProducts, ProductFacts } from './facts.ts';
export type { OpenProduct } from './open-product.ts';
export { assessInBackground } from './report-job.ts';
export type { Engine } from './reports.ts';
export type { ProductStore } from './store.ts';

/** Products that households entered by hand, and the catalogue behind them. */
export const productStores = () => ({ product: productStore, catalogue: catalogueRows });

/** Products and their reports: made on request, and recomputed after a change of engine or knowledge. */
export function productRoom(
  stores: OperationStores & Database & { readonly products: ProductStore; readonly usage: UsageStore },
  lookUp: LookUp,
  deps: {
    readonly work: WorkBudget;
    readonly engine: Engine;
    readonly printer: Printer | null;
    readonly starter: readonly Product[];
    readonly log: Log;
    readonly clock: () => number;
  },
) {
  const { engine, clock, log, work } = deps;
  const { products, reader, writes } = stores;
  const reports = createReports({ reader, writes }, engine, (text) => Product.parse(JSON.parse(text)), work);
  return {
    listed: createListedProducts(reader, products, reports, stores.rows.productArea),
    storedScore: reports.storedScore,
    storedReport: reports.stored,
    /** Products that are open to everybody. */
    open: createOpenProducts(reader, writes, reports, engine),
    jobs: {
      [REPORT_JOB]: createReportJob(reader, products, lookUp, reports, engine, clock),
      [REFRESH_JOB]: createRefreshJob(writes, reports, engine, clock),
    },
    calls: ({ runner, rows }: Jobs) => {
      const requests = createReportRequests(reader, products, reports, engine, runner, rows);
      return {
        ...productRoutes(stores, reports, requests, stores.usage, engine),
        ...exportRoutes(stores, requests, deps.printer),
      };
    },
    /** Imports the starter catalogue of this release. */
    async seed(): Promise<void> {
      const assessed = (product: Product) => assessInBackground(engine, product);
      const seeded = await seedStarter({ reader, writes }, stores.state, reports, assessed, deps.starter, clock());
      if (seeded.added + seeded.changed + seeded.removed > 0) log.info('starter', { ...seeded });
    },
    /** Enqueues the recomputation of reports if any was made by another engine or knowledge. */
    async refresh({ runner }: Jobs): Promise<void> {
      if ((await reports.countOutdated()) === 0) return;
      const key = `${REFRESH_JOB} ${engine.versions.engine} ${engine.versions.knowledge}`;
      await runner.ensure({ kind: REFRESH_JOB, key, payload: '{}', doneForMs: 0 });
    },
  };
}
