import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import { deliveries } from './deliveries.ts';
import { people } from './people.ts';

/** The kind of job that notifies people of expiring products. */
export const REMIND_JOB = 'remind';

/** Reminders of a day are made from this hour on (UTC). People who want them later set quiet hours. */
const HOUR = 7;
const LOOK_MS = 600_000;
const AT_ONCE = 50;

/** What somebody should look at, computed as their phones do. */
export type NotificationsOf = (
  person: { readonly id: string; readonly householdId: string },
  nowMs: number,
) => Promise<readonly Notification[]>;

/** Adds deliveries for what expires, for people who chose some way to be notified (product P2.8.5). */
export const createRemindJob = (
  { reader, writes }: Database,
  notificationsOf: NotificationsOf,
  clock: () => number,
): JobKind => ({
  failed: 'Expiry reminders could not be sent. The server will try again tomorrow.',
  lane: 'upkeep',
  async run(_job, _note, signal) {
    for (let after = ''; !signal.aborted; ) {
      const some = await people.reached(reader, after, AT_ONCE);
      for (const person of some) {
        await nextTurn();
        const unread = (await notificationsOf(person, clock())).filter(({ read }) => !read);
        const due = unread.flatMap((one) => (one.kind === 'expires' || one.kind === 'expired' ? [one] : []));
        if (due.length === 0) continue;
        await writes.run(async (tx) => {
          for (const { id, itemId } of due) {
            const part = { k: 'expiry', item: itemId } as const;
            await deliveries.add(tx, { userId: person.id, id, part, critical: false }, clock());
          }
        });
      }
      const last = some.at(-1);
      if (!last || some.length < AT_ONCE) break;
      after = last.id;
    }
    return async () => null;
  },
});

/**
 * Queues that job once a day.
 * @returns stops doing so
 */
export function scheduleReminders(
  jobs: Pick<JobRunner, 'ensure'>,
  { clock, log, fatal }: { readonly clock: () => number; readonly log: Log; readonly fatal: (error: unknown) => void },
): () => void {
  const ask = async (): Promise<void> => {
    const now = new Date(clock());
    if (now.getUTCHours() < HOUR) return;
    try {
      await jobs.ensure({ kind: REMIND_JOB, key: `${REMIND_JOB} ${now.toISOString().slice(0, 10)}`, payload: '{}' });
    } catch (error) {
      log.error('exception', { route: 'remind', detail: error instanceof Error ? error.stack : String(error) });
      if (isFatal(error)) fatal(error);
    }
  };
  const timer = setInterval(() => void ask(), LOOK_MS).unref();
  return () => clearInterval(timer);
}
