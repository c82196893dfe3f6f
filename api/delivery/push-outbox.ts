import type { Reads, Tx } from '#db/handles.ts';
import type { PushOutboxTable, PushSubscriptionsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** A message for one phone, with its push address and keys. */
export type Outgoing = PushOutboxTable & Pick<PushSubscriptionsTable, 'endpoint' | 'p256dh' | 'auth'>;

const ADD = statement((q, row: PushOutboxTable) =>
  q.insertInto('push_outbox').values({
    subscription_id: row.subscription_id,
    message_id: row.message_id,
    message: row.message,
    urgent: row.urgent,
    made_at: row.made_at,
  }),
);
const NEXT = statement((q, { limit }: { limit: number }) =>
  q
    .selectFrom('push_outbox as o')
    .innerJoin('push_subscriptions as p', 'p.id', 'o.subscription_id')
    .selectAll('o')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .limit(limit),
);
const ANY = statement((q) => q.selectFrom('push_outbox').select('message_id').limit(1));
type Key = { readonly subscriptionId: string; readonly messageId: string };
const DROP = statement((q, { subscriptionId, messageId }: Key) =>
  q.deleteFrom('push_outbox').where('subscription_id', '=', subscriptionId).where('message_id', '=', messageId),
);

/** Messages that no push service has accepted yet, added in the transaction that marks the person as notified. */
export const pushOutbox = {
  add: async (tx: Tx, row: PushOutboxTable): Promise<void> => void (await tx.run(ADD, row)),
  next: (reads: Reads, limit: number): Promise<Outgoing[]> => reads.all(NEXT, { limit }),
  any: async (reads: Reads): Promise<boolean> => (await reads.first(ANY)) !== undefined,
  remove: async (tx: Tx, { subscription_id, message_id }: PushOutboxTable): Promise<void> =>
    void (await tx.run(DROP, { subscriptionId: subscription_id, messageId: message_id })),
};
