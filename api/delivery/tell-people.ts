import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { type MessagePart, PARTS_MOST, type PushMessage } from '#domain/delivery/message.ts';
import { planDelivery } from '#domain/delivery/plan-delivery.ts';
import type { Letter } from '#domain/mail/letter.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import { deliveries } from './deliveries.ts';
import { pushOutbox } from './push-outbox.ts';
import { subscriptions } from './subscriptions.ts';
import { wishesOf } from './wishes.ts';

/** The kind of letter that says that something needs attention. */
export const NEWS_LETTER = 'news';

/** People notified in one transaction; other writes have to wait for it. */
const AT_ONCE = 50;

/** Queues messages that go other ways than push, in the transaction that marks a person as notified. */
export interface QueueMessages {
  letter(tx: Tx, letter: Letter, nowMs: number): Promise<void>;
  /** One message for each relay of the person. */
  relayed(tx: Tx, userId: string, urgent: boolean, nowMs: number): Promise<void>;
}

/** Notifies one person of what is due, or postpones it. */
async function tell(
  tx: Tx,
  rows: Pick<EntityStores, 'preference'>,
  leave: QueueMessages,
  userId: string,
  nowMs: number,
): Promise<void> {
  const untold = await deliveries.untold(tx, userId);
  const wishes = await wishesOf(rows, tx, userId, nowMs);
  const telling = planDelivery(
    untold.map(({ id, critical }) => ({ id, critical: critical === 1 })),
    { ...wishes, nowMs, lastToldAt: await deliveries.lastToldAt(tx, userId) },
  );
  for (const id of telling.later) await deliveries.postpone(tx, userId, id, telling.laterAt ?? nowMs);
  if (telling.now.length === 0) return;
  const now = new Set(telling.now);
  const told = untold.filter(({ id }) => now.has(id));
  for (const { id } of told) await deliveries.told(tx, userId, id, nowMs);
  const message: PushMessage = {
    id: randomUUID(),
    parts: told.slice(0, PARTS_MOST).map(({ part }) => JSON.parse(part) as MessagePart),
    count: told.length,
  };
  const urgent = told.some(({ critical }) => critical === 1);
  for (const { id } of await subscriptions.live(tx, userId, nowMs)) {
    await pushOutbox.add(tx, {
      subscription_id: id,
      message_id: message.id,
      ...{ message: JSON.stringify(message), urgent: Number(urgent), made_at: nowMs },
    });
  }
  await leave.relayed(tx, userId, urgent, nowMs);
  if (wishes.byMail) await leave.letter(tx, { kind: NEWS_LETTER, data: { userId } }, nowMs);
}

/**
 * Turns what is due into messages. The transaction that marks a person as notified also puts their messages into the
 * outbox, so nothing is sent twice and nothing is lost (product P15.1).
 * @returns how many people were checked
 */
export async function tellPeople(
  { reader, writes, rows }: Database & { readonly rows: Pick<EntityStores, 'preference'> },
  leave: QueueMessages,
  nowMs: number,
): Promise<number> {
  const people = await deliveries.people(reader, nowMs);
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE);
    await writes.run(async (tx) => {
      for (const userId of some) await tell(tx, rows, leave, userId, nowMs);
    });
  }
  return people.length;
}
