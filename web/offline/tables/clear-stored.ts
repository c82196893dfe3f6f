import { rowsOf } from '../queue/outbox.ts';
import { syncLock } from '../sync/pause.ts';
import type { Locks } from '../transport/ports.ts';
import { type AccountDb, syncedTables } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { showRows } from './shown-rows.ts';

/** What only this phone has: cleared by nobody but the person, one by one. */
const KEPT = new Set(['outbox', 'outboxRescue', 'photos', 'groupWaiting', 'meta', 'analytics']);

/** Has the next run fetch everything from the beginning; what the server no longer has goes with it. */
export async function fetchAllAgain(db: AccountDb): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    await writeMeta(db, 'cursor', undefined);
    await writeMeta(db, 'fullPull', true);
  });
}

/**
 * Deletes what was fetched from the server or worked out here, and has it fetched again. What has not reached the
 * server stays, and is shown from the queue alone until the server's rows are back.
 */
export const clearStored = (db: AccountDb, locks: Locks): Promise<void> =>
  locks.exclusive(syncLock(db), () =>
    db.transaction('rw', [...new Set([...syncedTables(db), ...db.tables])], async () => {
      for (const table of db.tables) if (!KEPT.has(table.name)) await table.clear();
      await fetchAllAgain(db);
      await writeMeta(db, 'pulledAt', undefined);
      const unsent = await db.outbox.where('state').noneOf(['acked']).sortBy('n');
      await showRows(db, rowsOf(unsent));
    }),
  );
