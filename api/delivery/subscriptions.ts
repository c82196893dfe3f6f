import { randomUUID } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import type { PushSubscriptionsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** Most phones per person; beyond it only the newest are kept. */
const MOST = 20;

export type PushSubscription = PushSubscriptionsTable;

/** A subscription to be stored. */
export type NewSubscription = Omit<PushSubscription, 'id'>;

const DROP = statement((q, { endpoint }: { endpoint: string }) =>
  q.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint),
);
const DROP_OWN = statement((q, { endpoint, userId }: { endpoint: string; userId: string }) =>
  q.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('user_id', '=', userId),
);
const DROP_ID = statement((q, { id }: { id: string }) => q.deleteFrom('push_subscriptions').where('id', '=', id));
const ADD = statement((q, row: PushSubscription) =>
  q.insertInto('push_subscriptions').values({
    id: row.id,
    user_id: row.user_id,
    session: row.session,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    ends_at: row.ends_at,
    made_at: row.made_at,
  }),
);
const TOO_MANY = statement((q, { userId }: { userId: string }) =>
  q
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (of) =>
      of
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('made_at', 'desc')
        .limit(MOST),
    ),
);
type Live = { readonly userId: string; readonly nowMs: number };
/** Signing out, or ending a device elsewhere, deletes the session: its subscriptions get nothing more. */
const LIVE = statement((q, { userId, nowMs }: Live) =>
  q
    .selectFrom('push_subscriptions as p')
    .selectAll('p')
    .where('p.user_id', '=', userId)
    .where((eb) => eb.or([eb('p.ends_at', 'is', null), eb('p.ends_at', '>', nowMs)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessions as s')
          .select('s.number')
          .whereRef('s.user_id', '=', 'p.user_id')
          .whereRef('s.number', '=', 'p.session'),
      ),
    ),
);
const OVER = statement((q, { userId, nowMs }: Live) =>
  q
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', nowMs),
        eb('session', 'not in', eb.selectFrom('sessions').select('number').where('user_id', '=', userId)),
      ]),
    ),
);
const BY_ID = statement((q, { id }: { id: string }) =>
  q.selectFrom('push_subscriptions').selectAll().where('id', '=', id),
);

/** The phones that messages are pushed to (product P15.5). */
export const subscriptions = {
  /**
   * Stores a subscription. An address belongs to one browser, so whoever had it before is unsubscribed there.
   * @param replaces the address that this browser had before; ignored if it is not this person's
   */
  async put(tx: Tx, subscription: NewSubscription, replaces: string | null): Promise<void> {
    const { user_id: userId, endpoint, made_at: nowMs } = subscription;
    await tx.run(OVER, { userId, nowMs });
    if (replaces !== null) await tx.run(DROP_OWN, { endpoint: replaces, userId });
    await tx.run(DROP, { endpoint });
    await tx.run(ADD, { ...subscription, id: randomUUID() });
    await tx.run(TOO_MANY, { userId });
  },
  /** Those of a person that have not expired and whose session still exists. */
  live: (reads: Reads, userId: string, nowMs: number): Promise<PushSubscription[]> =>
    reads.all(LIVE, { userId, nowMs }),
  byId: async (reads: Reads, id: string): Promise<PushSubscription | null> =>
    (await reads.first(BY_ID, { id })) ?? null,
  removeOwn: async (tx: Tx, userId: string, endpoint: string): Promise<void> =>
    void (await tx.run(DROP_OWN, { endpoint, userId })),
  remove: async (tx: Tx, id: string): Promise<void> => void (await tx.run(DROP_ID, { id })),
};
