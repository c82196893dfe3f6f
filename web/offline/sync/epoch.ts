import { uploadAgain } from '../queue/photos.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';

/** Answered operations are kept this long, for the case that the server is restored from a backup. */
const KEEP_ACKED_MS = 14 * 86_400_000;

/**
 * Notes the life of the server's database that an answer came from. A new one means it was restored: everything that
 * was answered lately is sent again, since only the operation ids can tell what the backup holds, and then everything
 * is pulled from the start. Call it inside a transaction over the synced tables.
 * @returns whether the epoch is another one than before
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
      // The old `seq` stays as the mark of an operation whose effect the rows on this phone already show.
      Object.assign(entry, { state: 'queued', attempts: 0, nextAttemptAt: 0, ackedAt: null, seq: entry.seq ?? 0 });
    });
  return true;
}

/** Forgets what was answered long ago. */
export const forgetOldAcks = (db: AccountDb, nowMs: number): Promise<number> =>
  db.outbox
    .where('state')
    .equals('acked')
    .and((entry) => entry.ackedAt !== null && entry.ackedAt < nowMs - KEEP_ACKED_MS)
    .delete();
