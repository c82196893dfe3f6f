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

/** After this long without a pull, the server may have forgotten deletions: everything is fetched again. */
const TRUSTED_MS = 390 * 86_400_000;

/** Stores one page. `restored` if the server's database was restored from a backup: the page is then ignored. */
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
 * The cursor to continue from; undefined to start over, as after an update. Starting over fetches what the older
 * version had to skip, and drops what the server does not send any more, such as the catalogue, which older versions
 * got whole.
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

/** Statuses that mean the server does not accept our cursor. */
const BAD_CURSOR = new Set([400, 410, 422]);

/** Handles a pull that brought no page. `again` if starting from the beginning may help. */
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
 * Fetches everything that changed since the last pull, page by page; each page is stored together with its cursor.
 * Screens show it at once, with this phone's own pending operations on top.
 * @returns `restored` if the queue must be sent before pulling from the start
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
