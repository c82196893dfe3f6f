import type { User } from '#domain/contract/account.ts';
import { accountDeletionRoom } from './account-deletion/room.ts';
import { accountExportRoom } from './account-export/room.ts';
import { accountLetters, accountRoom } from './accounts/room.ts';
import { achievementCalls } from './achievements/room.ts';
import { administrationRoom, auditAdmin } from './administration/room.ts';
import { analyticsRoom } from './analytics/room.ts';
import { backupRoom } from './backups/room.ts';
import {
  catalogueCalls,
  catalogueJobs,
  catalogueLookUp,
  catalogueSearch,
  catalogueUpkeep,
  liveCatalogues,
  managedCatalogues,
  productPictures,
} from './catalogue/room.ts';
import { deliveryRoom } from './delivery/room.ts';
import type { Deps } from './deps.ts';
import { emergencyRoom } from './emergency/room.ts';
import type { Floor } from './floor.ts';
import { groupCalls, groupsHeard } from './groups/room.ts';
import { healthRoom } from './health/room.ts';
import { contactCalls, contactLetters, helpCalls } from './help/room.ts';
import { householdRoom, withProfile } from './households/room.ts';
import type { Handlers } from './http/handler.ts';
import { homeCountCalls, inventoryCalls } from './inventory/room.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { leaderboardCalls } from './leaderboard/room.ts';
import { MAIL_JOB, mailJob } from './mail/mail-job.ts';
import { createOutboxCarrier } from './mail/outbox.ts';
import { createPost } from './mail/post.ts';
import { createSmtpCarrier } from './mail/smtp-carrier.ts';
import { mcpCalls } from './mcp/room.ts';
import { notificationCalls, notificationsOf } from './notifications/room.ts';
import { openApiCalls } from './openapi/room.ts';
import { planRoom } from './plans/room.ts';
import { productRoom } from './products/room.ts';
import { readingRoom } from './reading/room.ts';
import { recallRoom } from './recalls/room.ts';
import { recordReferral, referralCalls } from './referral/room.ts';
import { reviewCalls } from './reviews/room.ts';
import { scanCalls } from './scanning/room.ts';
import { sourceRoutes } from './sources/room.ts';
import type { Owner } from './sync/actor.ts';
import { createChangeStreams } from './sync/change-streams.ts';
import { syncRoutes } from './sync/routes.ts';
import { tipCalls } from './tips/room.ts';
import { uploadRoom } from './uploads/room.ts';

/** Opens every room on the floor, and gathers their jobs, their calls, and what starts and stops with the server. */
export async function openRooms({ database, stores, work, spent, onWritten, pictures }: Floor, deps: Deps) {
  const { log, clock, publicUrl } = deps;
  const hosts = liveCatalogues(deps);
  const lookUp = catalogueLookUp(stores, spent, hosts);
  const productPhotos = productPictures(stores, hosts, deps);
  const products = productRoom(stores, lookUp, { ...deps, work });
  const search = await catalogueSearch(stores, products.storedScore, deps);
  const answered = (user: User) => withProfile(stores, user);
  const accounts = accountRoom({ ...deps, database, spent, answered });
  const { sessions } = accounts;
  const households = householdRoom(stores, { ...deps, database, sessions, answered });
  const health = healthRoom({ ...deps, database });
  const writers = {
    ...accountLetters(database, deps.homeUrl),
    ...contactLetters(deps.supportEmail, deps.homeUrl),
  };
  const administration = administrationRoom(stores, {
    ...deps,
    database,
    onWritten,
    letters: writers,
    sendsMail: deps.smtp !== null,
    jobs: () => jobs,
  });
  const plans = planRoom(stores, { ...deps, database, jobs: () => jobs });
  const reading = readingRoom(stores, pictures, deps);
  const uploads = uploadRoom(stores, pictures, deps);
  const delivery = await deliveryRoom(stores, {
    ...deps,
    sendsMail: deps.smtp !== null,
    notificationsOf: notificationsOf(stores),
  });
  const recalls = recallRoom(stores, { ...deps, work, ...delivery.recallsTo, audit: auditAdmin });
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

  const upkeep = {
    ...backupRoom(deps.backups).jobs,
    ...uploads.jobs,
    ...exports.upkeep,
    ...deletions.upkeep,
    ...catalogueUpkeep(database, deps),
    ...productPhotos.upkeep,
    ...plans.upkeep,
  };
  const carrier = deps.smtp
    ? createSmtpCarrier(deps.smtp, writers, clock)
    : createOutboxCarrier(database, writers, clock);
  const roomJobs = {
    ...products.jobs,
    ...catalogueJobs(stores, deps),
    ...recalls.jobs,
    ...delivery.jobs,
    ...exports.jobs,
    ...plans.jobs,
  };
  const kinds = { ...roomJobs, ...upkeep, [MAIL_JOB]: mailJob(carrier) };
  const jobs: Jobs = createJobs(kinds, Object.keys(upkeep), stores, deps);
  const post = createPost(jobs);

  const last = (owner: Owner) => stores.state.last(stores.reader, owner);
  const streams = createChangeStreams(last, groupsHeard(stores.reader), stores.signals, deps);
  const isSignedIn = async (sessionId: string | null, householdId: string) =>
    sessionId !== null && (await sessions.isLive(sessionId, householdId, clock()));
  const programCalls = { ...products.calls(jobs), ...search.calls, ...inventoryCalls(stores, products.listed) };
  const calls: Handlers = {
    ...accounts.calls(post, { admit: households.admit, bring: recordReferral }),
    ...exports.calls(jobs),
    ...households.calls,
    ...groupCalls(database, products.storedScore, stores.signals, deps.findWord),
    ...helpCalls(stores),
    ...contactCalls(database, post, deps.smtp !== null && deps.supportEmail !== null),
    ...achievementCalls(stores),
    ...notificationCalls(stores),
    ...scanCalls(stores, lookUp),
    ...plans.calls,
    ...referralCalls(database),
    ...reviewCalls(database, stores),
    ...tipCalls(database, deps.findWord),
    ...leaderboardCalls(database),
    ...reading.calls,
    ...catalogueCalls(stores, { ...deps, pictures: uploads.files, audit: auditAdmin, jobs: () => jobs }),
    ...productPhotos.calls,
    ...programCalls,
    ...mcpCalls(programCalls, work),
    ...homeCountCalls(stores, products.listed),
    ...uploads.calls,
    ...recalls.calls,
    ...delivery.calls,
    ...syncRoutes(stores, log, lookUp, streams, isSignedIn),
    ...administration.calls,
    ...sourceRoutes(database, [recalls.sources, managedCatalogues(deps.catalogueUpdates)], {
      jobs: () => jobs,
      audit: auditAdmin,
    }),
    ...analyticsRoom(database).calls,
    ...health.calls,
    ...emergencyRoom(deps).calls,
    ...openApiCalls(publicUrl, deps.starter),
  };

  return {
    calls,
    sessions,
    bearers: {
      find: async (bearer: string, nowMs: number, unattended: boolean) =>
        (await administration.bearers.find(bearer, nowMs, unattended)) ?? accounts.tokens.find(bearer, nowMs),
    },
    disk: health.disk,
    streams: streams.count,
    openProduct: products.open,
    /** Brings stored data up to this release, then starts the work. @returns what ends it */
    async begin(): Promise<{ readonly stop: () => void; readonly release: () => Promise<void> }> {
      await accounts.bringUpToDate();
      await administration.begin();
      await products.seed();
      await products.refresh(jobs);
      await jobs.runner.start();
      const searching = search.watch();
      const watches = [recalls.watch(jobs.runner), delivery.watch(jobs.runner)];
      return {
        stop() {
          health.stop();
          for (const end of watches) end();
          searching.stop();
          streams.stop();
          administration.stop();
          jobs.stop();
          reading
            .stop()
            .catch((error: unknown) => log.error('exception', { route: 'pictures', detail: String(error) }));
        },
        async release() {
          await jobs.runner.release();
          await searching.close();
        },
      };
    },
  };
}
