import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Db } from '#db/open.ts';
import { CALLS } from '#domain/contract/calls.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { Product } from '#domain/products/product.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createHashQueue } from './accounts/hash-queue.ts';
import { createLoginDelays } from './accounts/login-delays.ts';
import { createPasswordHashes, type PasswordCost } from './accounts/password-hash.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions.ts';
import { createAccountStore } from './accounts/store.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalyticsStore } from './analytics/store.ts';
import { createBackupJob } from './backups/backup-job.ts';
import { createOpenFacts } from './catalogue/open-facts.ts';
import { createTakeIn } from './catalogue/take-in.ts';
import type { VisionConfig } from './env.ts';
import type { Ballast } from './health/ballast.ts';
import { createDisk } from './health/disk.ts';
import { createReadiness } from './health/readiness.ts';
import { healthRoutes } from './health/routes.ts';
import { createClientAddress } from './http/client-address.ts';
import type { Handlers } from './http/handler.ts';
import { type App, mountCalls } from './http/mount.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { problemResponse, unknownCall, wrongMethod } from './http/respond.ts';
import { createStaticFiles } from './http/static-files.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { createCleanUp } from './jobs/clean-up.ts';
import { scheduleDaily } from './jobs/daily.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createJobStore } from './jobs/store.ts';
import type { Log } from './log.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { problemOf } from './problems.ts';
import { createCatalogueRows } from './products/catalogue-rows.ts';
import { createRefreshJob, REFRESH_JOB } from './products/refresh-job.ts';
import { createReportJob, createReportRequests, REPORT_JOB } from './products/report-job.ts';
import { createReports, type Engine } from './products/reports.ts';
import { productRoutes } from './products/routes.ts';
import { seedStarter } from './products/starter.ts';
import { createPictureReader } from './reading/reader.ts';
import { readingRoutes } from './reading/routes.ts';
import { createUploadRoom } from './reading/upload-room.ts';
import { createVision } from './reading/vision.ts';
import { scanRoutes } from './scanning/routes.ts';
import { syncRoutes } from './sync/routes.ts';
import { createOperationStores } from './sync/stores.ts';
import { createPictureFiles } from './uploads/picture-files.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { createSweepPictures } from './uploads/sweep-pictures.ts';

/** Everything the server works with; clock and log are handed in. */
export interface Deps {
  readonly db: Db;
  readonly engine: Engine;
  readonly starter: readonly Product[];
  readonly log: Log;
  readonly clock: () => number;
  readonly fatal: (error: unknown) => void;
  /** Where uploaded pictures are kept: outside of everything that is served as a file. */
  readonly uploadsDir: string;
  /** Where the built page lies. */
  readonly webDir: string;
  /** Room on the disk of the database. */
  readonly freeBytes: () => number;
  readonly publicUrl: string | null;
  readonly defaultTier: Tier;
  readonly rateLimitFactor: number;
  readonly trustedProxies: readonly string[];
  /** Live catalogues to ask for codes that this instance does not know. */
  readonly openFactsUrls: readonly URL[];
  /** A service that looks at pictures; null where none is configured. */
  readonly vision: VisionConfig | null;
  readonly passwordCost: PasswordCost;
  /** How a backup is taken and when the last one was; without it this instance takes none. */
  readonly backups?: { readonly take: () => Promise<void>; readonly lastAt: () => number | null };
  /** Room kept back for a full disk. */
  readonly ballast?: Ballast;
}

/** The server, ready to be put behind a socket. */
export interface Api {
  readonly app: App;
  /** From here on the instance says that it is not ready, and begins no job. */
  stop(): void;
  /** Gives back the jobs that are still under way, for the next process. Call it before the database is closed. */
  release(): void;
}

/**
 * Puts the server together: stores, then the calls of the contract, then the page.
 * @throws when a call of the contract has no handler or declares no access
 */
export function createApi(deps: Deps): Api {
  const { db, log, clock, publicUrl } = deps;
  const sessions = createSessions(db);
  const stores = createOperationStores(db);
  const { state } = stores;
  const { inventory } = stores.rows;
  const reports = createReports(db, deps.engine, (text) => Product.parse(JSON.parse(text)));
  const seeded = seedStarter(db, state, reports, deps.starter, clock());
  if (seeded.added + seeded.changed + seeded.removed > 0) log.info('starter', { ...seeded });

  const accounts = createAccounts(
    createAccountStore(db, sessions, deps.defaultTier),
    createPasswordHashes(deps.passwordCost),
    createHashQueue(),
    createLoginDelays(deps.rateLimitFactor),
    log,
  );
  const disk = createDisk(deps.freeBytes, deps.ballast ?? null, (error) =>
    log.warn('disk', { detail: error instanceof Error ? error.message : String(error) }),
  );
  const readiness = createReadiness(db, disk, clock(), deps.backups?.lastAt ?? null);
  const pictures = createPictureReader();
  const vision = deps.vision && createVision(deps.vision, log);
  const live = createOpenFacts(deps.openFactsUrls, log);
  const { product: products } = stores.rows;
  const takeIn = createTakeIn(stores.writes, state, products, createCatalogueRows(db), live);
  const jobRows = createJobStore(db);
  const photoFiles = createPictureFiles(deps.uploadsDir);
  const jobs = createJobRunner(
    db,
    jobRows,
    {
      [REPORT_JOB]: createReportJob(products, takeIn, reports, deps.engine, clock),
      [REFRESH_JOB]: createRefreshJob(db, reports, deps.engine, clock),
      clean: createCleanUp(db, jobRows, clock),
      pictures: createSweepPictures(photoFiles, stores.blobs, clock),
      ...(deps.backups && { backup: createBackupJob(deps.backups.take) }),
    },
    deps,
  );
  const stopDaily = scheduleDaily(jobs, [...(deps.backups ? ['backup'] : []), 'clean', 'pictures'], clock);
  const handlers: Handlers = {
    ...accountRoutes(accounts, sessions),
    ...scanRoutes(stores, takeIn),
    ...readingRoutes(stores, pictures, createUploadRoom(deps.rateLimitFactor), vision),
    ...productRoutes(stores, reports, createReportRequests(products, reports, deps.engine, jobs, jobRows)),
    ...inventoryRoutes(stores, inventory, reports),
    ...uploadRoutes(stores.blobs, photoFiles, createUploadRoom(deps.rateLimitFactor), stores.writes),
    ...syncRoutes(stores, log, takeIn),
    ...analyticsRoutes(createAnalyticsStore(db, stores.writes)),
    ...healthRoutes(readiness),
    ...openApiRoutes(publicUrl),
  };

  const app: App = new Hono();
  mountCalls(app, CALLS, handlers, {
    sessions,
    disk,
    limiter: createRateLimiter(deps.rateLimitFactor),
    log,
    publicUrl,
    clientAddress: createClientAddress(deps.trustedProxies),
    clock,
    fatal: deps.fatal,
  });
  app.all('/api/*', () => unknownCall());
  app.all('/api', () => unknownCall());
  const files = createStaticFiles(deps.webDir);
  app.get('*', (context) => {
    const file = files({
      path: context.req.path,
      accept: context.req.header('accept') ?? '',
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      ifNoneMatch: context.req.header('if-none-match'),
    });
    return file ?? unknownCall();
  });
  app.onError((error) => {
    log.error('exception', { route: 'page', detail: error.stack ?? error.message });
    return problemResponse(problemOf(error), randomUUID(), {});
  });
  app.all('*', (context) => wrongMethod(context.req.method, 'GET, HEAD, OPTIONS'));
  if (reports.outdated(0, 1).length > 0) {
    const { engine, knowledge } = deps.engine.versions;
    jobs.ensure({ kind: REFRESH_JOB, key: `${REFRESH_JOB} ${engine} ${knowledge}`, payload: '{}', doneForMs: 0 });
  }
  jobs.start();
  return {
    app,
    stop: () => {
      readiness.stop();
      stopDaily();
      jobs.pause();
      pictures.stop().catch((error: unknown) => log.error('exception', { route: 'pictures', detail: String(error) }));
    },
    release: jobs.release,
  };
}
