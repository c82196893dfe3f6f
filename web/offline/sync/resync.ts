import { rowsOf } from '../queue/outbox.ts';
import { entriesIn } from '../queue/outbox-entries.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from '../tables/account-db.ts';
import { writeMeta } from '../tables/account-meta.ts';
import { showRows } from '../tables/shown-rows.ts';
import type { OpError } from './push-verdict.ts';

/**
 * The server no longer remembers what this phone sent, so nobody can tell which queued operations already took effect.
 * They move to "Not sent", where the person sends, exports or discards them; nothing is deleted. Everything is pulled
 * again, and from here on the phone uses a new device id.
 */
export const restartWithNewDeviceId = (db: AccountDb, deviceId: string, nowMs: number, error: OpError): Promise<void> =>
  db.transaction('rw', syncedTables(db), async () => {
    const waiting = await entriesIn(db, ['queued', 'inflight', 'held']);
    const dead = waiting.map(
      (entry): OutboxEntry => ({ ...entry, state: 'dead', leaseUntil: 0, lastError: { ...error, at: nowMs } }),
    );
    await db.outbox.bulkPut(dead);
    await writeMeta(db, 'deviceId', deviceId);
    await writeMeta(db, 'cursor', undefined);
    await showRows(db, rowsOf(dead));
  });
