import { Dexie } from 'dexie';
import type { AccountDb } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { dropProductPictures } from './drop-pictures.ts';

/**
 * Deletes a database. If another tab or the service worker has it open, they get an event, finish writing and close,
 * and then the browser deletes it. Dexie's own `delete` prints a warning while it waits.
 */
const deleteTables = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = Dexie.dependencies.indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });

/** The tables a locked account keeps: unsent changes, with their photos. */
const KEPT = new Set(['outbox', 'outboxRescue', 'photos', 'groupWaiting', 'meta']);

/** Keeps only the queue: unsent changes wait, hidden, until the account signs in again. */
async function lock(db: AccountDb): Promise<void> {
  for (const table of db.tables) if (!KEPT.has(table.name)) await table.clear();
  // Photos the server has are shown only after a sign-in; the others belong to the queue.
  await db.photos.where('state').notEqual('kept').delete();
  for (const key of ['user', 'checkedAt', 'cursor', 'pulledAt', 'fullPull', 'childWeights'] as const) {
    await writeMeta(db, key, undefined);
  }
}

/**
 * Removes an account from this phone. What has not reached the server stays, locked to the account, unless the person
 * discarded it. That includes what they did while the logout request was running, so it is counted only here, in the
 * transaction that clears the tables. Nothing can be written after that, even by a tab that still has the tables open.
 * @param discardUpTo the last place in the queue that the person saw and chose to discard; 0 for none
 * @param discardWritten ids of what they wrote in groups, saw waiting, and chose to discard
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
    // Cleared first: if another tab does not close the tables, there is nothing left to read in them.
    else for (const table of db.tables) await table.clear();
    await writeMeta(db, 'left', true);
    return keep;
  });
  await dropProductPictures();
  db.close();
  if (!unsent) await deleteTables(db.name);
}
