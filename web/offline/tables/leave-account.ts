import { Dexie } from 'dexie';
import type { AccountDb } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { dropProductPictures } from './drop-pictures.ts';

/**
 * Deletes a database. Another tab or the service worker may have it open: they get an event, finish what they are
 * writing and close, and the browser deletes it then. Dexie's own way prints a warning while it waits.
 */
const deleteTables = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = Dexie.dependencies.indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });

/** What a locked account keeps: what is not sent, with the photos that belong to it. */
const KEPT = new Set(['outbox', 'outboxRescue', 'photos', 'groupWaiting', 'meta']);

/** Keeps only the queue: what is not sent waits, and shows nothing, until the account signs in again. */
async function lock(db: AccountDb): Promise<void> {
  for (const table of db.tables) if (!KEPT.has(table.name)) await table.clear();
  // Photos that the server has are shown only to whoever signs in; the others belong to the queue.
  await db.photos.where('state').notEqual('kept').delete();
  for (const key of ['user', 'checkedAt', 'cursor', 'pulledAt', 'fullPull', 'childWeights'] as const) {
    await writeMeta(db, key, undefined);
  }
}

/**
 * Takes an account off this phone. What has not reached the server stays, locked to the account, unless the person
 * discarded it: also what they did while the server was being told, which is why it is counted only now, in the
 * transaction that clears the tables. Nothing can be written after it, whoever still has the tables open.
 * @param discardUpTo the last place in the queue that the person saw and let go; 0 for none
 * @param discardWritten ids of what they wrote to groups, saw waiting, and let go
 */
export async function leaveAccountDb(
  db: AccountDb,
  discardUpTo: number,
  discardWritten: readonly string[] = [],
): Promise<void> {
  const unsent = await db.transaction('rw', db.tables, async () => {
    await db.outbox.where('n').belowOrEqual(discardUpTo).delete();
    await db.groupWaiting.bulkDelete([...discardWritten]);
    const keep = (await db.outbox.where('state').notEqual('acked').count()) + (await db.groupWaiting.count()) > 0;
    if (keep) await lock(db);
    // Emptied: nothing can be read any more while somebody else does not let go of the tables.
    else for (const table of db.tables) await table.clear();
    await writeMeta(db, 'left', true);
    return keep;
  });
  await dropProductPictures();
  db.close();
  if (!unsent) await deleteTables(db.name);
}
