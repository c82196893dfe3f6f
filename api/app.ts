import { Hono } from 'hono';
import { databaseOf } from '#db/database.ts';
import type { User } from '#domain/contract/account.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { accountDeletionRoom } from './account-deletion/room.ts';
import { accountExportRoom } from './account-export/room.ts';
import { accountLetters, accountRoom } from './accounts/room.ts';
import { achievementCalls } from './achievements/room.ts';
import { analyticsRoom } from './analytics/room.ts';
import { backupRoom } from './backups/room.ts';
import { catalogueLookUp, catalogueSearch } from './catalogue/room.ts';
import { deliveryRoom } from './delivery/room.ts';
import type { Api, Deps } from './deps.ts';
import { emergencyRoom } from './emergency/room.ts';
import { healthRoom } from './health/room.ts';
import { helpCalls } from './help/room.ts';
import { householdRoom, withProfile } from './households/room.ts';
import { createAdmission } from './http/admission.ts';
import { createClientAddress } from './http/client-address.ts';
import type { Handlers } from './http/handler.ts';
import { watchLoop } from './http/loop-watch.ts';
import { type App, mountCalls } from './http/mount.ts';
import { mountPage } from './http/page.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createSpentLimits } from './http/spent-limits.ts';
import { createUploadRoom } from './http/upload-room.ts';
import { createWorkBudget } from './http/work-budget.ts';
import { homeCountCalls, inventoryCalls } from './inventory/room.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { MAIL_JOB, mailJob } from './mail/mail-job.ts';
import { createOutboxCarrier } from './mail/outbox.ts';
import { createPost } from './mail/post.ts';
import { createSmtpCarrier } from './mail/smtp-carrier.ts';
import { notificationCalls, notificationsOf } from './notifications/room.ts';
import { openPagesRoom } from './open-pages/room.ts';
import { openApiCalls } from './openapi/room.ts';
import { productRoom } from './products/room.ts';
import { readingRoom } from './reading/room.ts';
import { recallRoom } from './recalls/room.ts';
import { scanCalls } from './scanning/room.ts';
import { createStores } from './stores.ts';
import { createChangeStreams } from './sync/change-streams.ts';
import { syncRoutes } from './sync/routes.ts';
import { uploadRoom } from './uploads/room.ts';

/**
 * Gathers the rooms: their stores, then their jobs, then their calls, then the page. Then brings what is stored up to
 * this release, and begins to work at jobs.
 * @throws when a call of the contract has no handler or declares no access
 */
export async function createApi(deps: Deps): Promise<Api> {
  const { log, clock, publicUrl, rateLimitFactor, fatal } = deps;
  const now = deps.now ?? (() => performance.now());
  const work = createWorkBudget(rateLimitFactor, now);
  const database = databaseOf(deps.connections, now, work.spend);
  const stores = createStores(database);
  const spent = createSpentLimits(database.writes);
  const pictures = createUploadRoom(rateLimitFactor, spent);
  const lookUp = catalogueLookUp(stores, spent, deps);
  const products = productRoom(stores, lookUp, { ...deps, work });
  const search = await catalogueSearch(stores, products.storedScore, deps);
  const answered = (user: User) => withProfile(stores, user);
  const accounts = accountRoom({
    ...deps,
    database,
    spent,
    answered,
  });
  const { sessions } = accounts;
  const households = householdRoom(stores, { ...deps, database, sessions, answered });
  const health = healthRoom({ ...deps, database });
  const reading = readingRoom(stores, pictures, deps);
  const uploads = uploadRoom(stores, pictures, deps);
  const delivery = await deliveryRoom(stores, {
    ...deps,
    sendsMail: deps.smtp !== null,
    notificationsOf: notificationsOf(stores),
  });
  const recalls = recallRoom(stores, { ...deps, work, tellRecall: delivery.tellRecall });
  const exports = accountExportRoom({
    ...deps,
    stores,
    spent,
    pictures: uploads.files,
    storedReport: products.storedReport,
    leave: (tx, letter, nowMs) => post.put(tx, letter, nowMs),
    jobs: () => jobs,
  });
  const deletions = accountDeletionRoom({
    stores,
    exports: exports.files,
    ledger: deps.deletedAccounts,
    log,
    clock,
  });
  const upkeep = { ...backupRoom(deps.backups).jobs, ...uploads.jobs, ...exports.upkeep, ...deletions.upkeep };
  const writers = accountLetters(database, deps.homeUrl);
  const carrier = deps.smtp
    ? createSmtpCarrier(deps.smtp, writers, clock)
    : createOutboxCarrier(database, writers, clock);
  const roomJobs = { ...products.jobs, ...recalls.jobs, ...delivery.jobs, ...exports.jobs };
  const kinds = { ...roomJobs, ...upkeep, [MAIL_JOB]: mailJob(carrier) };
  const jobs: Jobs = createJobs(kinds, Object.keys(upkeep), stores, deps);
  const post = createPost(jobs);
  const streams = createChangeStreams((owner) => stores.state.last(stores.reader, owner), stores.signals, deps);
  const isSignedIn = async (sessionId: string | null, householdId: string) =>
    sessionId !== null && (await sessions.isLive(sessionId, householdId, clock()));
  const handlers: Handlers = {
    ...accounts.calls(post, households.admit),
    ...exports.calls(jobs),
    ...households.calls,
    ...helpCalls(stores),
    ...achievementCalls(stores),
    ...notificationCalls(stores),
    ...scanCalls(stores, lookUp),
    ...reading.calls,
    ...search.calls,
    ...products.calls(jobs),
    ...inventoryCalls(stores, products.listed),
    ...homeCountCalls(stores, products.listed),
    ...uploads.calls,
    ...recalls.calls,
    ...delivery.calls,
    ...syncRoutes(stores, log, lookUp, streams, isSignedIn),
    ...analyticsRoom(database.writes).calls,
    ...health.calls,
    ...emergencyRoom(deps).calls,
    ...openApiCalls(publicUrl),
  };

  const app: App = new Hono();
  const watch = watchLoop(log, now);
  const limiter = createRateLimiter(rateLimitFactor, spent);
  const clientAddress = createClientAddress(deps.trustedProxies);
  mountCalls(app, CALLS, handlers, {
    sessions,
    disk: health.disk,
    limiter,
    work,
    log,
    publicUrl,
    clientAddress,
    clock,
    watch,
    fatal,
  });
  openPagesRoom({
    ...deps,
    reader: stores.reader,
    openProduct: products.open,
    draw: deps.drawPages,
    admit: createAdmission(limiter, clientAddress, clock),
  }).mount(app);
  mountPage(app, deps.webDir, log);
  await accounts.bringUpToDate();
  await products.seed();
  await products.refresh(jobs);
  await jobs.runner.start();
  const searching = search.watch();
  const stopRecalls = recalls.watch(jobs.runner);
  const stopTelling = delivery.watch(jobs.runner);
  const stop = (): void => {
    health.stop();
    stopRecalls();
    stopTelling();
    searching.stop();
    watch.stop();
    streams.stop();
    jobs.stop();
    reading.stop().catch((error: unknown) => log.error('exception', { route: 'pictures', detail: String(error) }));
  };
  const release = async (): Promise<void> => {
    await jobs.runner.release();
    await searching.close();
  };
  return { app, stop, release };
}
