import type { Db } from '#db/open.ts';
import type { DevicesTable } from '#db/schema.ts';

const DAY_MS = 86_400_000;
/** What was applied is remembered this long; a phone unseen for longer could have its changes count twice. */
const KNOWN_MS = 400 * DAY_MS;

export interface Devices {
  /**
   * Notes that a phone of an account is here. Call inside a write transaction.
   * @returns false where it was away for longer than the server remembers what it did: it is then not noted
   */
  seen(userId: string, deviceId: string, nowMs: number): boolean;
}

/** When each phone was last here, to the day. */
export function createDevices(db: Db): Devices {
  const last = db.prepare<[string, string], Pick<DevicesTable, 'seen_at'>>(
    'SELECT seen_at FROM devices WHERE user_id = ? AND device_id = ?',
  );
  const note = db.prepare<[string, string, number]>(`
    INSERT INTO devices (user_id, device_id, seen_at) VALUES (?, ?, ?)
    ON CONFLICT (user_id, device_id) DO UPDATE SET seen_at = excluded.seen_at`);
  return {
    seen(userId, deviceId, nowMs) {
      const seenAt = last.get(userId, deviceId)?.seen_at;
      if (seenAt !== undefined && nowMs - seenAt > KNOWN_MS) return false;
      // Once a day is enough to tell 400 of them.
      if (seenAt === undefined || nowMs - seenAt > DAY_MS) note.run(userId, deviceId, nowMs);
      return true;
    },
  };
}
