import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { readMessage } from '#domain/delivery/message.ts';
import type { NewJob } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { PUSH_JOB, retryAt } from './push-job.ts';
import { type Outgoing, pushOutbox } from './push-outbox.ts';
import type { PushResult, SendPush } from './push-sender.ts';
import { subscriptions } from './subscriptions.ts';

/** Messages read at once, and sent at once. */
const READ_AT_ONCE = 500;
const SENT_AT_ONCE = 64;

/** Puts a job into the queue. */
type AddJob = (tx: Tx, job: NewJob, nowMs: number) => Promise<void>;

/** Records a push service's answer at once, so that as few messages as possible are sent again after a crash. */
async function noteEnd(tx: Tx, addJob: AddJob, one: Outgoing, { end }: PushResult, nowMs: number): Promise<void> {
  if (end === 'gone') return subscriptions.remove(tx, one.subscription_id);
  await pushOutbox.remove(tx, one);
  if (end !== 'later') return;
  const payload = { subscription: one.subscription_id, message: JSON.parse(one.message), urgent: one.urgent === 1 };
  const key = `${PUSH_JOB} ${one.subscription_id} ${one.message_id}`;
  await addJob(tx, { kind: PUSH_JOB, key, payload: JSON.stringify(payload), notBefore: retryAt(1, nowMs) }, nowMs);
}

/** Sends the messages in the outbox. One that a push service does not accept now becomes a job (product P15.5). */
export async function sendOutbox(
  { reader, writes }: Database,
  send: SendPush,
  addJob: AddJob,
  { clock, log, signal }: { readonly clock: () => number; readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  for (;;) {
    const waiting = await pushOutbox.next(reader, READ_AT_ONCE);
    if (waiting.length === 0) return;
    const queue = [...waiting];
    const counts = { taken: 0, gone: 0, later: 0, refused: 0 };
    const work = async (): Promise<void> => {
      for (let one = queue.shift(); one && !signal.aborted; one = queue.shift()) {
        const outgoing = one;
        const message = readMessage(JSON.parse(outgoing.message));
        const end: PushResult = message
          ? await send(outgoing, message, outgoing.urgent === 1)
          : { end: 'refused', reason: 'It is not a message.' };
        counts[end.end] += 1;
        if (end.end === 'refused') log.warn('push', { detail: end.reason });
        await writes.run((tx) => noteEnd(tx, addJob, outgoing, end, clock()));
      }
    };
    await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
    log.info('push', counts);
    if (signal.aborted) return;
  }
}
