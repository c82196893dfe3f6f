import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { createJobStore } from '../jobs/store.ts';
import type { Log } from '../log.ts';
import { createPost } from '../mail/post.ts';
import { createDestinations, type Destinations } from '../outgoing/destinations.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import { someFollowers, tellFollower } from './brand-followers.ts';
import { PUSH_JOB, pushJob } from './push-job.ts';
import { createPushSender } from './push-sender.ts';
import type { RelayHosts } from './relay-hosts.ts';
import { putRelayed, RELAY_JOB, relayJob } from './relay-job.ts';
import { relayRoutes } from './relay-routes.ts';
import { createRelaySender } from './relay-sender.ts';
import { createRemindJob, type NotificationsOf, REMIND_JOB, scheduleReminders } from './remind.ts';
import { deliveryRoutes } from './routes.ts';
import { type RecallToTell, tellRecall } from './tell-of.ts';
import { vapidKeys } from './vapid-keys.ts';
import { TELL_JOB, tellJob, watchDue } from './watch-due.ts';

export { PUSH_SERVICES, pushServicesOf } from './push-services.ts';
export { type RelayHosts, relayHostsOf } from './relay-hosts.ts';
export { tellAnswered, tellJoined } from './tell-of.ts';

/** Notifies people of what needs attention: by push, through relays, and by mail. */
export async function deliveryRoom(
  database: Database & { readonly rows: EntityStores },
  deps: {
    /** The push services that may be used; null if the operator allows none. */
    readonly pushServices: Destinations | null;
    readonly relays: RelayHosts;
    readonly publicUrl: string | null;
    readonly supportEmail: string | null;
    readonly sendsMail: boolean;
    readonly notificationsOf: NotificationsOf;
    readonly clock: () => number;
    readonly log: Log;
    readonly fatal: (error: unknown) => void;
  },
) {
  const { clock, publicUrl, supportEmail, pushServices, sendsMail, relays } = deps;
  const keys = await vapidKeys(database);
  const services = pushServices ?? createDestinations([]);
  const url = publicUrl?.startsWith('https:') ? publicUrl : null;
  const send = createPushSender(keys, services, supportEmail === null ? url : `mailto:${supportEmail}`);
  const jobRows = createJobStore();
  // No wake-up needed: the runner looks for letters by itself when the job that queued them ends.
  const { put } = createPost({ rows: jobRows, runner: { wake: () => undefined } });
  const sendRelay = createRelaySender(relays);
  const relayed = (tx: Tx, userId: string, urgent: boolean, nowMs: number) =>
    putRelayed(jobRows, tx, userId, urgent, nowMs);
  return {
    calls: {
      ...deliveryRoutes(database, {
        publicKey: pushServices === null ? null : keys.publicKey,
        ...{ services, sendsMail, send, relays },
      }),
      ...relayRoutes(database, relays, sendRelay),
    },
    jobs: {
      [TELL_JOB]: tellJob(database, jobRows, { letter: put, relayed }, send, deps),
      [RELAY_JOB]: relayJob(database, sendRelay, deps.log),
      [PUSH_JOB]: pushJob(database, send),
      [REMIND_JOB]: createRemindJob(database, deps.notificationsOf, clock),
    },
    /** Notifies people of recalls: the adults of a household, and those who follow a brand. */
    recallsTo: {
      tellRecall: (tx: Tx, found: RecallToTell, nowMs: number): Promise<void> =>
        tellRecall(database.rows, tx, found, nowMs),
      followers: {
        some: someFollowers,
        tell: (tx: Tx, found: { readonly userId: string; readonly noticeId: string }, nowMs: number): Promise<void> =>
          tellFollower(database.rows, tx, found, nowMs),
      },
    },
    /** Starts notifying people. @returns stops it */
    watch(jobs: Pick<JobRunner, 'ensure'>): () => void {
      const stops = [watchDue(jobs, database, deps), scheduleReminders(jobs, deps)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
