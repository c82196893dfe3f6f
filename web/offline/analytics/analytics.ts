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

/** Delay before the next try if one left events unsent. */
const AGAIN_MS = 60_000;

/** Outside services that a page's events use. */
export interface AnalyticsWorld {
  readonly send: Send;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
}

/** Usage events. Nothing is stored or sent before the person agreed. */
export interface Analytics {
  /** Records an event. Never rejects and never waits for a network. */
  record(happening: Happening): Promise<void>;
  /** Stores the person's choice for all their phones; withdrawing consent deletes waiting events. */
  decide(consent: 'granted' | 'refused'): Promise<Result<unknown>>;
}

/**
 * Creates the usage events of one page. They are queued on the phone and sent twenty at a time or after five seconds,
 * and only while the server is reachable and none of the person's own changes wait.
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
      // A full phone must not fail because of an event; the person's own action reports that itself.
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
