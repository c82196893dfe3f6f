import { ANALYTICS_ADDRESS, ANALYTICS_BATCH, type BatchEnd, batchEndOf } from '#domain/analytics/queue-rules.ts';
import { countUnsent } from '../queue/count-unsent.ts';
import { asAccount } from '../session/identity.ts';
import { isClosed } from '../sync/pause.ts';
import type { AccountDb, AnalyticsRow } from '../tables/account-db.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import type { Clock, Locks, Send } from '../transport/ports.ts';
import type { Reply } from '../transport/reply.ts';
import { request, SILENT } from '../transport/request.ts';
import { settleEvents, takeEvents } from './analytics-queue.ts';

/** Ports for sending one account's events. */
export interface AnalyticsPorts {
  readonly db: AccountDb;
  readonly device: DeviceDb;
  readonly send: Send;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly newId: () => string;
}

/** Checks the answer by hand, since the service worker has no room for the schemas. */
const readAnswer = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'stored' in value && typeof value.stored === 'number'
    ? value
    : undefined;

const wireOf = ({ id, name, properties, sessionId, at }: AnalyticsRow) => ({
  id,
  name,
  properties,
  sessionId,
  timestamp: new Date(at).toISOString(),
});

function endOf(reply: Reply<unknown> | 'other_account'): BatchEnd {
  if (reply === 'other_account') return 'later';
  if (reply.kind === 'answer') return 'taken';
  if (reply.kind === 'refused') return batchEndOf(reply.status);
  // Without a network events wait; it does not count as a failed try.
  return reply.why === 'network' ? 'later' : 'failed';
}

/** Whether the person's own changes are still to be sent, or nothing may be sent at all. */
async function mustWait({ db, clock }: AnalyticsPorts): Promise<boolean> {
  if ((await isClosed(db, clock.now())) !== null) return true;
  return (await countUnsent(db)).queued > 0;
}

async function sendLocked(ports: AnalyticsPorts): Promise<'empty' | 'later'> {
  const { db, send, clock, newId } = ports;
  for (;;) {
    if (await mustWait(ports)) return 'later';
    const batch = await takeEvents(db, { id: newId(), sessionId: newId(), nowMs: clock.now() });
    if (batch.length === 0) return 'empty';
    const body = { events: batch.map(wireOf) };
    // Events do not affect the network chip, which is about what a person did.
    const sendThem = () => request({ send, clock, listener: SILENT }, ANALYTICS_ADDRESS, { body }, { 200: readAnswer });
    const end = endOf(await asAccount(ports, db.userId, sendThem));
    await settleEvents(db, batch, end);
    if (end === 'later' || end === 'failed') return 'later';
    // Events queued meanwhile wait for the next batch.
    if (batch.length < ANALYTICS_BATCH) return 'empty';
  }
}

/**
 * Sends the waiting events batch by batch, after everything the person did: none is sent while an operation waits.
 * @returns `later` if some are left, `taken` while another tab or the service worker is sending
 */
export const sendEvents = (ports: AnalyticsPorts): Promise<'empty' | 'later' | 'taken'> =>
  ports.locks.ifAvailable(`analytics:${ports.db.userId}`, () => sendLocked(ports));
