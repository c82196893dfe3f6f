import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { AdminMessage } from '#domain/help/contact-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { newId } from '../new-id.ts';

const DAY_MS = 86_400_000;
/** Most messages waiting to be read, so that people without an account cannot fill the disk. */
const MOST_WAITING = 500;
/** How long a message is kept after it was settled, and how long at most. */
const SETTLED_KEPT_MS = 30 * DAY_MS;
const KEPT_MS = 400 * DAY_MS;

const WAITING = statement((q) =>
  q
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'text', 'sent_at'])
    .where('settled_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('id'),
);
const COUNT = statement((q) =>
  q
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null),
);
const ADD = statement(
  (q, row: { id: string; name: string; email: string; text: string; sent_at: number; settled_at: null }) =>
    q.insertInto('contact_messages').values({
      id: row.id,
      name: row.name,
      email: row.email,
      text: row.text,
      sent_at: row.sent_at,
      settled_at: row.settled_at,
    }),
);
const SETTLE = statement((q, { id, now }: { id: string; now: number }) =>
  q.updateTable('contact_messages').set({ settled_at: now }).where('id', '=', id).where('settled_at', 'is', null),
);
const FORGET = statement((q, { settled, sent }: { settled: number; sent: number }) =>
  q.deleteFrom('contact_messages').where((eb) => eb.or([eb('settled_at', '<', settled), eb('sent_at', '<', sent)])),
);

/** How many messages wait to be read. */
export const messagesWaiting = async (reads: Reads): Promise<number> => Number((await reads.first(COUNT))?.count ?? 0);

/** The messages that wait to be read, oldest first. */
export const waitingMessages = async (reads: Reads): Promise<AdminMessage[]> =>
  (await reads.all(WAITING)).map(({ sent_at, ...message }) => ({ ...message, sentAt: sent_at }));

/** Marks a message as settled. @returns whether it was waiting */
export const settleMessage = async (tx: Tx, id: string, nowMs: number): Promise<boolean> =>
  (await tx.run(SETTLE, { id, now: nowMs })) === 1;

/**
 * Stores a visitor's message, and deletes messages whose time is over.
 * @param first called in the same transaction if no message was waiting before
 * @returns RATE_LIMITED if too many wait to be read
 */
export const keepMessage = (
  { writes }: Pick<Database, 'writes'>,
  message: Pick<AdminMessage, 'name' | 'email' | 'text'>,
  first: (tx: Tx) => Promise<void>,
  nowMs: number,
): Promise<Result<void>> =>
  writes.run(async (tx) => {
    await tx.run(FORGET, { settled: nowMs - SETTLED_KEPT_MS, sent: nowMs - KEPT_MS });
    const waiting = await messagesWaiting(tx);
    if (waiting >= MOST_WAITING) {
      return fail('RATE_LIMITED', 'Too many messages are waiting to be read. Please try again another day.');
    }
    const { name, email, text } = message;
    await tx.run(ADD, { id: newId(nowMs), name, email, text, sent_at: nowMs, settled_at: null });
    if (waiting === 0) await first(tx);
    return succeed(undefined);
  });
