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
