import type { Database } from '#db/database.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { JobStore } from '../jobs/store.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import { deliveries } from './deliveries.ts';
import { pushOutbox } from './push-outbox.ts';
import type { SendPush } from './push-sender.ts';
import { sendOutbox } from './send-outbox.ts';
import { type QueueMessages, tellPeople } from './tell-people.ts';

/** The kind of job that notifies people of what is due. */
export const TELL_JOB = 'tell';

const LOOK_MS = 250;

/** Notifies everybody of what is due, and sends the messages in the outbox. */
export const tellJob = (
  database: Database & { readonly rows: Pick<EntityStores, 'preference'> },
  rows: Pick<JobStore, 'add'>,
  leave: QueueMessages,
  send: SendPush,
  { clock, log }: { readonly clock: () => number; readonly log: Log },
): JobKind => ({
  failed: 'Notifications could not be sent. The server will try again.',
  lane: 'tell',
  async run(_job, _note, signal) {
    await tellPeople(database, leave, clock());
    await sendOutbox(database, send, rows.add, { clock, log, signal });
    return (tx) => deliveries.forget(tx, clock()).then(() => null);
  },
});

/**
 * Queues that job as soon as something is due, or the outbox still has messages of an earlier process.
 * @returns stops doing so
 */
export function watchDue(
  jobs: Pick<JobRunner, 'ensure'>,
  { reader }: Database,
  { clock, log, fatal }: { readonly clock: () => number; readonly log: Log; readonly fatal: (error: unknown) => void },
): () => void {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      if ((await deliveries.anyDue(reader, clock())) || (await pushOutbox.any(reader))) {
        // A finished job of the same key does not count: this is new work.
        await jobs.ensure({ kind: TELL_JOB, key: TELL_JOB, payload: '{}', doneForMs: -1 });
      }
    } catch (error) {
      log.error('exception', { route: 'tell', detail: error instanceof Error ? error.stack : String(error) });
      if (isFatal(error)) fatal(error);
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(timer);
}
