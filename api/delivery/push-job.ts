import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { readMessage } from '#domain/delivery/message.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { SendPush } from './push-sender.ts';
import { subscriptions } from './subscriptions.ts';

/** The kind of job that tries to send one message again. */
export const PUSH_JOB = 'push';

const MINUTE_MS = 60_000;
/** Pauses after failed attempts: some eight hours in total, as for letters. */
export const PAUSES_MS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS);
/** The pause after a failed attempt. */
export const pauseMs = (attempt: number): number => PAUSES_MS[Math.min(attempt, PAUSES_MS.length) - 1] ?? MINUTE_MS;

/** When a message is tried again. @param attempt 1 for the first that failed */
export const retryAt = (attempt: number, nowMs: number): number => nowMs + pauseMs(attempt);

const Payload = z.object({ subscription: z.string(), message: z.unknown(), urgent: z.boolean() });

/** Sends a message that its push service did not accept at first (product P15.5). */
export const pushJob = ({ reader }: Database, send: SendPush): JobKind => ({
  failed: 'A push message could not be sent.',
  lane: 'tell',
  tries: PAUSES_MS.length,
  // The first attempt was made before this job.
  pauseMs: (attempt) => pauseMs(attempt + 1),
  async run(job) {
    const { subscription: id, message: sent, urgent } = Payload.parse(JSON.parse(job.payload));
    const [place, message] = [await subscriptions.byId(reader, id), readMessage(sent)];
    if (!place || !message) return async () => null;
    const result = await send(place, message, urgent);
    if (result.end === 'later') throw new Error(result.reason);
    return async (tx) => {
      if (result.end === 'gone') await subscriptions.remove(tx, id);
      return null;
    };
  },
});
