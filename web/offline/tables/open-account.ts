import { Dexie } from 'dexie';
import { type AccountDb, openAccountDb, SCHEMA_VERSION } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';

/** An account whose tables are open. */
export interface OpenAccount {
  readonly db: AccountDb;
  /** The tables were written by a newer page: they may be read, and nothing may be written. */
  readonly newer: boolean;
}

/** Hears that another tab deleted the tables, or must change them: they are closed now. */
export type OnClosed = (why: 'deleted' | 'upgrade') => void;

/** Dexie multiplies its version numbers by ten; it opens a newer database without a word. */
const isNewer = (db: AccountDb): boolean => Math.round(db.backendDB().version / 10) > SCHEMA_VERSION;

/**
 * Opens the tables of an account, and looks whether they are of a newer page than this one.
 * @param onClosed another tab deleted the tables, or must change them
 * @param onBlocked another tab has the tables of an older page open and does not let go: opening waits for it
 */
export async function openAccount(
  userId: string,
  onClosed: OnClosed,
  onBlocked: () => void = () => {},
): Promise<OpenAccount> {
  const db = openAccountDb(userId);
  db.on('versionchange', (event) => {
    // Closed for good: with Dexie's own handler the next query would create deleted tables anew.
    db.close();
    onClosed(event.newVersion ? 'upgrade' : 'deleted');
    return false;
  });
  db.on('blocked', onBlocked);
  await db.open();
  const [schema = 0, outdated] = await Promise.all([readMeta(db, 'schema'), readMeta(db, 'outdated')]);
  const newer = isNewer(db) || schema > SCHEMA_VERSION;
  // Each write waits for the disk, and a start waits for this: only what differs is written.
  if (!newer && schema !== SCHEMA_VERSION) await writeMeta(db, 'schema', SCHEMA_VERSION);
  // What an older page was told does not bind this one; the server says it again if it must.
  if (!newer && outdated !== undefined) await writeMeta(db, 'outdated', undefined);
  return { db, newer };
}

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
const KEPT = new Set(['outbox', 'outboxRescue', 'photos', 'meta']);

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
 */
export async function leaveAccountDb(db: AccountDb, discardUpTo: number): Promise<void> {
  const unsent = await db.transaction('rw', db.tables, async () => {
    await db.outbox.where('n').belowOrEqual(discardUpTo).delete();
    const keep = (await db.outbox.where('state').notEqual('acked').count()) > 0;
    if (keep) await lock(db);
    // Emptied: nothing can be read any more while somebody else does not let go of the tables.
    else for (const table of db.tables) await table.clear();
    await writeMeta(db, 'left', true);
    return keep;
  });
  db.close();
  if (!unsent) await deleteTables(db.name);
}
