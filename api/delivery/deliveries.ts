import type { Reads, Tx } from '#db/handles.ts';
import type { DeliveriesTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { MessagePart } from '#domain/delivery/message.ts';

/** What arrives within this time is sent as one message (product P15.2). */
const SETTLE_MS = 1_000;
/** How long sent notifications are remembered. */
const KEPT_MS = 400 * 86_400_000;
/** Most people notified in one run. */
const PEOPLE_AT_ONCE = 5_000;

/** Something that a person is to be notified of, once. */
export interface Delivery {
  readonly userId: string;
  /** The id of the notification: a person is notified of it once. */
  readonly id: string;
  readonly part: MessagePart;
  readonly critical: boolean;
}

const ADD = statement((q, row: Omit<DeliveriesTable, 'told_at'>) =>
  q
    .insertInto('deliveries')
    .values({
      user_id: row.user_id,
      id: row.id,
      part: row.part,
      critical: row.critical,
      made_at: row.made_at,
      due_at: row.due_at,
    })
    .onConflict((on) => on.doNothing()),
);
const DUE = statement((q, { nowMs, limit }: { nowMs: number; limit: number }) =>
  q
    .selectFrom('deliveries')
    .select('user_id')
    .distinct()
    .where('told_at', 'is', null)
    .where('due_at', '<=', nowMs)
    .limit(limit),
);
const ANY_DUE = statement((q, { nowMs }: { nowMs: number }) =>
  q.selectFrom('deliveries').select('id').where('told_at', 'is', null).where('due_at', '<=', nowMs).limit(1),
);
const UNTOLD = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .orderBy('critical', 'desc')
    .orderBy('made_at')
    .orderBy('id'),
);
const LAST = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('deliveries')
    .select((eb) => eb.fn.max('told_at').as('at'))
    .where('user_id', '=', userId),
);
type Of = { readonly userId: string; readonly id: string; readonly at: number };
const TOLD = statement((q, { userId, id, at }: Of) =>
  q.updateTable('deliveries').set({ told_at: at }).where('user_id', '=', userId).where('id', '=', id),
);
const LATER = statement((q, { userId, id, at }: Of) =>
  q.updateTable('deliveries').set({ due_at: at }).where('user_id', '=', userId).where('id', '=', id),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('deliveries').where('told_at', '<', before),
);

/** What people still have to be notified of, each thing once (product P15.1). */
export const deliveries = {
  /** Adds a delivery in the transaction that causes it. One that exists already is left alone. */
  add: async (tx: Tx, { userId, id, part, critical }: Delivery, nowMs: number): Promise<void> =>
    void (await tx.run(ADD, {
      user_id: userId,
      ...{ id, part: JSON.stringify(part), critical: Number(critical), made_at: nowMs, due_at: nowMs + SETTLE_MS },
    })),
  /** People who have something due. */
  people: async (reads: Reads, nowMs: number): Promise<string[]> =>
    (await reads.all(DUE, { nowMs, limit: PEOPLE_AT_ONCE })).map(({ user_id }) => user_id),
  anyDue: async (reads: Reads, nowMs: number): Promise<boolean> =>
    (await reads.first(ANY_DUE, { nowMs })) !== undefined,
  /** Everything a person has not been notified of yet, critical things first. */
  untold: (reads: Reads, userId: string): Promise<DeliveriesTable[]> => reads.all(UNTOLD, { userId }),
  /** When a person was last notified of something; null if never. */
  lastToldAt: async (reads: Reads, userId: string): Promise<number | null> =>
    (await reads.first(LAST, { userId }))?.at ?? null,
  told: async (tx: Tx, userId: string, id: string, at: number): Promise<void> =>
    void (await tx.run(TOLD, { userId, id, at })),
  postpone: async (tx: Tx, userId: string, id: string, at: number): Promise<void> =>
    void (await tx.run(LATER, { userId, id, at })),
  forget: async (tx: Tx, nowMs: number): Promise<void> => void (await tx.run(FORGET, { before: nowMs - KEPT_MS })),
};
