import { writeEntry } from '#domain/groups/post-calls.ts';
import type { Problem } from '#domain/problem.ts';
import type { AccountDb, WaitingEntry } from '../tables/account-db.ts';
import type { Ask } from '../transport/reply.ts';
import { refreshGroup } from './refresh.ts';

/** Errors about the entry itself: sending it again would fail the same way. All other errors are retried. */
const REFUSES: ReadonlySet<Problem['code']> = new Set([
  'INVALID_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'GONE',
  'CONFLICT',
  'TOO_LARGE',
]);

/** Stores a post or comment on this phone; {@link sendWritten} sends it. */
export const writeDownEntry = (db: AccountDb, entry: Omit<WaitingEntry, 'refused'>): Promise<unknown> =>
  db.groupWaiting.add({ ...entry, refused: null });

/** The run under way, shared by all callers for an account. The entry's id keeps two tabs from posting it twice. */
const running = new WeakMap<AccountDb, Promise<void>>();

async function send(ask: Ask, db: AccountDb): Promise<void> {
  const waiting = (await db.groupWaiting.toArray()).filter(({ refused }) => refused === null);
  for (const { id, groupId, onId, text, product } of waiting.sort((a, b) => a.writtenAt - b.writtenAt)) {
    const body = { id, onId, text, productId: product?.id ?? null };
    const reply = await ask(writeEntry, { params: { id: groupId }, body });
    if (reply.ok) {
      // After that the server's row is shown. Until it is here, the entry is shown as waiting.
      await refreshGroup(ask, db, groupId);
      await db.groupWaiting.delete(id);
    } else if (REFUSES.has(reply.problem.code)) {
      await db.groupWaiting.update(id, { refused: reply.problem.message });
    } else return;
  }
}

/** Sends waiting entries, oldest first, until the server cannot be reached. Refused ones stay, with the reason. */
export function sendWritten(ask: Ask, db: AccountDb): Promise<void> {
  const under = running.get(db);
  if (under) return under;
  const work = send(ask, db).finally(() => running.delete(db));
  running.set(db, work);
  return work;
}
