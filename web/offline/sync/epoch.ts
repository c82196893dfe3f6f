import { uploadAgain } from '../queue/photos.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';

/** Answered operations are kept this long, in case the server is restored from a backup. */
const KEEP_ACKED_MS = 14 * 86_400_000;

/**
 * Stores the epoch of the server's database that an answer came from. A new epoch means it was restored from a backup:
 * recently answered operations are sent again, since only their ids show which of them the backup has, and then
 * everything is pulled from the start. Call it inside a transaction over the synced tables.
 * @returns whether the epoch has changed
 */
export async function noteEpoch(db: AccountDb, epoch: string): Promise<boolean> {
  const held = await readMeta(db, 'epoch');
  if (held === epoch) return false;
  await writeMeta(db, 'epoch', epoch);
  if (held === undefined) return false;
  await writeMeta(db, 'cursor', undefined);
  await uploadAgain(db);
  await db.outbox
    .where('state')
    .equals('acked')
    .modify((entry) => {
      // The old `seq` marks an operation whose effect the rows on this phone already show.
      Object.assign(entry, { state: 'queued', attempts: 0, nextAttemptAt: 0, ackedAt: null, seq: entry.seq ?? 0 });
    });
  return true;
}

/** Deletes operations that were answered long ago. */
export const forgetOldAcks = (db: AccountDb, nowMs: number): Promise<number> =>
  db.outbox
    .where('state')
    .equals('acked')
    .and((entry) => entry.ackedAt !== null && entry.ackedAt < nowMs - KEEP_ACKED_MS)
    .delete();
