import { pull } from '#domain/sync/calls.ts';
import { CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import type { PullAnswer } from '#domain/sync/wire.ts';
import { asAccount } from '../session/identity.ts';
import { type AccountDb, syncedTables } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import type { Reply } from '../transport/reply.ts';
import { noteEpoch } from './epoch.ts';
import { beginFullPull, dropHousehold, endFullPull } from './full-pull.ts';
import { endPause, pauseSync } from './pause.ts';
import type { Stopped, SyncPorts } from './sync-ports.ts';
import { takeChanges } from './take-changes.ts';

/** Longer than this without a pull, and the server may have forgotten what was deleted: everything is fetched anew. */
const TRUSTED_MS = 390 * 86_400_000;

/** Stores one page. `restored` where the server turned out to have begun a new life: the page is left aside. */
const takePage = (
  db: AccountDb,
  answer: PullAnswer,
  first: boolean,
  nowMs: number,
): Promise<'more' | 'done' | 'restored'> =>
  db.transaction('rw', [...syncedTables(db), db.reports], async () => {
    if (await noteEpoch(db, answer.epoch)) return 'restored';
    if (answer.revoked) await dropHousehold(db);
    if (first || answer.revoked) await beginFullPull(db);
    await takeChanges(db, answer.changes, answer.epoch);
    await writeMeta(db, 'cursor', answer.cursor);
    const skipped = answer.count > answer.changes.length || answer.protocol > CLIENT_PROTOCOL;
    if (skipped) await writeMeta(db, 'skippedBy', CLIENT_PROTOCOL);
    if (answer.more) return 'more';
    if (await readMeta(db, 'fullPull')) await endFullPull(db, answer.epoch);
    await writeMeta(db, 'pulledAt', nowMs);
    return 'done';
  });

/**
 * Where to go on; undefined for the very beginning, as after an update: it reads what the last page had to skip, and
 * holds no longer what it is not told of, such as the catalogue that older pages were sent whole.
 */
async function nextCursor(db: AccountDb, nowMs: number): Promise<string | undefined> {
  const skippedBy = await readMeta(db, 'skippedBy');
  const pulledAt = await readMeta(db, 'pulledAt');
  const fetchedAs = (await readMeta(db, 'fetchedAs')) ?? 0;
  const updated = fetchedAs < CLIENT_PROTOCOL || (skippedBy !== undefined && skippedBy < CLIENT_PROTOCOL);
  if (!updated && (pulledAt === undefined || nowMs - pulledAt < TRUSTED_MS)) return readMeta(db, 'cursor');
  await writeMeta(db, 'skippedBy', undefined);
  await writeMeta(db, 'pulledAt', undefined);
  await writeMeta(db, 'cursor', undefined);
  return undefined;
}

/** Statuses that say our cursor means nothing to the server. */
const BAD_CURSOR = new Set([400, 410, 422]);

/** What a pull that brought no page means. `again` where it is worth starting from the beginning. */
async function notPulled(ports: SyncPorts, reply: Exclude<Reply<PullAnswer>, { kind: 'answer' }>, cursor: boolean) {
  const { db, clock, random } = ports;
  const later = async (failure: { retryAfter?: number | undefined }) => {
    await pauseSync(db, clock.now(), random.fraction(), failure);
    return 'later' as const;
  };
  if (reply.kind === 'unreachable') return later({});
  if (reply.status === 401 || reply.problem.code === 'WRONG_USER') {
    await writeMeta(db, 'needsSignIn', true);
    return 'signed_out';
  }
  if (reply.status === 426) {
    await writeMeta(db, 'outdated', true);
    return 'outdated';
  }
  if (cursor && BAD_CURSOR.has(reply.status)) {
    await writeMeta(db, 'cursor', undefined);
    return 'again';
  }
  return later({ retryAfter: reply.problem.retryAfter });
}

/**
 * Fetches everything that changed since the last time, page by page; each page and its cursor are stored together.
 * Screens show what comes at once, with this phone's own pending operations on top.
 * @returns `restored` where the queue must be sent before pulling from the start
 */
export async function pullChanges(ports: SyncPorts): Promise<'done' | 'restored' | Stopped> {
  const { db, remote, clock, signal } = ports;
  for (;;) {
    if (!ports.mayAsk()) return 'stay_offline';
    const cursor = await nextCursor(db, clock.now());
    const query = cursor === undefined ? {} : { cursor };
    const reply = await asAccount(ports, db.userId, () => remote.call(pull, { query, signal }));
    if (reply === 'other_account' || signal.aborted) return 'other_account';
    if (reply.kind === 'answer') {
      await endPause(db);
      const end = await takePage(db, reply.value, cursor === undefined, clock.now());
      if (end !== 'more') return end;
      continue;
    }
    const end = await notPulled(ports, reply, cursor !== undefined);
    if (end !== 'again') return end;
  }
}
