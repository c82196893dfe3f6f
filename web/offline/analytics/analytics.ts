import type { Happening } from '#domain/analytics/event.ts';
import { ANALYTICS_BATCH, ANALYTICS_FLUSH_MS } from '#domain/analytics/queue-rules.ts';
import type { Result } from '#domain/problem.ts';
import type { Client } from '../client.ts';
import { idMaker } from '../new-id.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { DeviceDb } from '../tables/device-db.ts';
import type { Clock, Locks, Randomness, Send } from '../transport/ports.ts';
import { deleteEvents, queueEvent } from './analytics-queue.ts';
import { sendEvents } from './analytics-send.ts';

/** After a try that left some, this long passes before the next. */
const AGAIN_MS = 60_000;

/** The world around the events of a page. */
export interface AnalyticsWorld {
  readonly send: Send;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
}

/** Events of use. Nothing is kept or sent before the person agreed. */
export interface Analytics {
  /** Never rejects, never waits for a network. */
  record(happening: Happening): Promise<void>;
  /** Writes down what the person decided, for all their phones; a withdrawn consent deletes what waits. */
  decide(consent: 'granted' | 'refused'): Promise<Result<unknown>>;
}

/**
 * Makes the events of one page: queued on the phone, sent twenty at a time or after five seconds, and only while the
 * server is within reach and nothing of the person's own waits.
 */
export function createAnalytics(
  client: Pick<Client, 'session' | 'network' | 'perform'>,
  world: AnalyticsWorld,
): Analytics {
  const { clock } = world;
  const newId = idMaker(world);
  const sessionId = newId();
  const device = new DeviceDb();
  let callOff: (() => void) | null = null;
  const account = (): AccountDb | null => {
    const session = client.session.getState();
    return session.status === 'signedIn' && !session.outdated ? session.db : null;
  };
  const flushAfter = (ms: number) => {
    callOff ??= clock.after(ms, () => {
      callOff = null;
      void flush();
    });
  };
  const flush = async (): Promise<void> => {
    const db = account();
    const { status, queued } = client.network.getState();
    if (!db) return;
    if (status === 'offline' || queued > 0) return flushAfter(AGAIN_MS);
    const end = await sendEvents({ ...world, db, device, newId }).catch(() => 'later' as const);
    if (end !== 'empty') flushAfter(AGAIN_MS);
  };
  return {
    record: async (happening) => {
      const db = account();
      if (!db) return;
      // A full phone must not fail for an event; what the person does says so itself.
      const stamp = { id: newId(), sessionId, nowMs: clock.now() };
      const waiting = await queueEvent(db, happening, stamp).catch(() => 0);
      if (waiting >= ANALYTICS_BATCH) {
        callOff?.();
        callOff = null;
        void flush();
      } else if (waiting > 0) flushAfter(ANALYTICS_FLUSH_MS);
    },
    decide: async (consent) => {
      const key = 'analyticsConsent';
      const done = await client.perform('preferences.set', key, { key, value: consent });
      const db = account();
      if (done.ok && db && consent === 'refused') await deleteEvents(db);
      return done;
    },
  };
}
