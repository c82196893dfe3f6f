import type { PullAnswer } from '#domain/sync/wire.ts';
import { type AccountDb, syncedTables } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';
import { noteEpoch } from './epoch.ts';
import { asAccount } from './identity.ts';
import { endPause, pauseSync } from './pause.ts';
import type { Reply } from './reply.ts';
import { showRows } from './shown-rows.ts';
import type { Stopped, SyncPorts } from './sync-ports.ts';
import { takeChanges } from './take-changes.ts';

/** Drops what a pull from the very beginning did not bring: the server no longer holds it. */
async function sweep(db: AccountDb, epoch: string): Promise<void> {
  const left = await db.server.where('epoch').notEqual(epoch).toArray();
  await db.server.bulkDelete(left.map((row): [string, string] => [row.entity, row.id]));
  await showRows(db, left);
}

/** Stores one page. `restored` where the server turned out to have begun a new life: the page is left aside. */
const takePage = (db: AccountDb, answer: PullAnswer, nowMs: number): Promise<'more' | 'done' | 'restored'> =>
  db.transaction('rw', syncedTables(db), async () => {
    if (await noteEpoch(db, answer.epoch)) return 'restored';
    await takeChanges(db, answer.changes, answer.epoch);
    await writeMeta(db, 'cursor', answer.cursor);
    if (answer.more) return 'more';
    if (await readMeta(db, 'fullPull')) {
      await sweep(db, answer.epoch);
      await writeMeta(db, 'fullPull', undefined);
    }
    await writeMeta(db, 'pulledAt', nowMs);
    return 'done';
  });

/** Statuses that say our cursor means nothing to the server. */
const BAD_CURSOR = new Set([400, 410, 422]);

/** What a pull that brought no page means. `again` where it is worth starting from the beginning. */
async function notPulled(ports: SyncPorts, reply: Exclude<Reply<PullAnswer>, { kind: 'answer' }>, cursor: boolean) {
  const { db, clock, random } = ports;
  const later = async (failure: { hard: boolean; retryAfter?: number | undefined }) => {
    await pauseSync(db, clock.now(), random.fraction(), failure);
    return 'later' as const;
  };
  if (reply.kind === 'unreachable') return later({ hard: false });
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
  return later({ hard: true, retryAfter: reply.problem.retryAfter });
}

/**
 * Fetches everything that changed since the last time, page by page; each page and its cursor are stored together.
 * Screens show what comes at once, with this phone's own pending operations on top.
 * @returns `restored` where the queue must be sent before pulling from the start
 */
export async function pullChanges(ports: SyncPorts): Promise<'done' | 'restored' | Stopped> {
  const { db, remote, clock, signal } = ports;
  for (;;) {
    const cursor = await readMeta(db, 'cursor');
    if (cursor === undefined) await writeMeta(db, 'fullPull', true);
    const query = cursor === undefined ? {} : { cursor };
    const reply = await asAccount(ports, db.userId, () => remote.call('pull', { query, signal }));
    if (reply === 'other_account' || signal.aborted) return 'other_account';
    if (reply.kind === 'answer') {
      await endPause(db);
      const end = await takePage(db, reply.value, clock.now());
      if (end !== 'more') return end;
      continue;
    }
    const end = await notPulled(ports, reply, cursor !== undefined);
    if (end !== 'again') return end;
  }
}
