import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { JobStore } from '../jobs/store.ts';
import type { Log } from '../log.ts';
import { PAUSES_MS, pauseMs } from './push-job.ts';
import { relayPlaces } from './relay-places.ts';
import type { SendRelay } from './relay-sender.ts';

/** The kind of job that sends one message through a relay. */
export const RELAY_JOB = 'relay';

const Payload = z.object({ userId: z.string(), relay: z.string(), urgent: z.boolean() });

/** Queues a message for each relay of a person, in the transaction that marks them as notified. */
export async function putRelayed(
  rows: Pick<JobStore, 'add'>,
  tx: Tx,
  userId: string,
  urgent: boolean,
  nowMs: number,
): Promise<void> {
  for (const { relay } of await relayPlaces.of(tx, userId)) {
    const key = `${RELAY_JOB} ${randomUUID()}`;
    await rows.add(tx, { kind: RELAY_JOB, key, payload: JSON.stringify({ userId, relay, urgent }) }, nowMs);
  }
}

/** Sends a message, with the topic or token that the person has by then (product P15.9). */
export const relayJob = ({ reader }: Database, send: SendRelay, log: Log): JobKind => ({
  failed: 'A message could not be sent through a relay.',
  lane: 'relays',
  tries: PAUSES_MS.length + 1,
  pauseMs,
  async run(job) {
    const { userId, relay, urgent } = Payload.parse(JSON.parse(job.payload));
    const place = (await relayPlaces.of(reader, userId)).find((one) => one.relay === relay);
    const result = place ? await send(place, urgent) : null;
    if (result?.end === 'later') throw new Error(result.reason);
    if (result?.end === 'refused') log.warn('push', { detail: result.reason });
    return async () => null;
  },
});
