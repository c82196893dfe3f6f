import { type AccountDb, openAccountDb, SCHEMA_VERSION } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';

/** An account whose tables are open. */
export interface OpenAccount {
  readonly db: AccountDb;
  /** Whether a newer version of the app wrote the tables: they may be read, but not written. */
  readonly newer: boolean;
}

/** Called when another tab deleted the tables, or must upgrade them. They are closed by then. */
export type OnClosed = (why: 'deleted' | 'upgrade') => void;

/** Dexie multiplies its version numbers by ten, and opens a newer database without an error. */
const isNewer = (db: AccountDb): boolean => Math.round(db.backendDB().version / 10) > SCHEMA_VERSION;

/**
 * Opens an account's tables, and checks whether a newer version of the app wrote them.
 * @param onClosed called when another tab deleted the tables, or must upgrade them
 * @param onBlocked called if a tab with an older version does not close the tables: opening waits for it
 */
export async function openAccount(
  userId: string,
  onClosed: OnClosed,
  onBlocked: () => void = () => {},
): Promise<OpenAccount> {
  const db = openAccountDb(userId);
  db.on('versionchange', (event) => {
    // Closed for good: with Dexie's own handler the next query would recreate deleted tables.
    db.close();
    onClosed(event.newVersion ? 'upgrade' : 'deleted');
    return false;
  });
  db.on('blocked', onBlocked);
  await db.open();
  const [schema = 0, outdated] = await Promise.all([readMeta(db, 'schema'), readMeta(db, 'outdated')]);
  const newer = isNewer(db) || schema > SCHEMA_VERSION;
  // Every write waits for the disk, and the start waits for this, so only a difference is written.
  if (!newer && schema !== SCHEMA_VERSION) await writeMeta(db, 'schema', SCHEMA_VERSION);
  // The server's demand for an update was for an older version; the server repeats it if it concerns this one.
  if (!newer && outdated !== undefined) await writeMeta(db, 'outdated', undefined);
  return { db, newer };
}
