import { rowsOf } from '../queue/outbox.ts';
import { syncLock } from '../sync/pause.ts';
import type { Locks } from '../transport/ports.ts';
import { type AccountDb, syncedTables } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { showRows } from './shown-rows.ts';

/** Tables of what only this phone has: nothing clears them but the person, one item at a time. */
const KEPT = new Set(['outbox', 'outboxRescue', 'photos', 'groupWaiting', 'meta', 'analytics']);

/** Makes the next run pull everything from the start; what the server no longer has is then deleted. */
export async function fetchAllAgain(db: AccountDb): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    await writeMeta(db, 'cursor', undefined);
    await writeMeta(db, 'fullPull', true);
  });
}

/**
 * Deletes what was fetched from the server or computed here, and has it fetched again. What has not reached the server
 * stays, and is shown from the queue alone until the server's rows are back.
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
