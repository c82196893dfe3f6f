import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';

const DAY_MS = 86_400_000;
/** How long applied operations are remembered; those of a phone unseen for longer could be applied twice. */
const KNOWN_MS = 400 * DAY_MS;

export interface Devices {
  /**
   * Records that a phone of an account was seen.
   * @returns false if it was away for longer than the server remembers its operations; then it is not recorded
   */
  seen(tx: Tx, userId: string, deviceId: string, nowMs: number): Promise<boolean>;
}

const LAST = statement((q, { userId, deviceId }: { userId: string; deviceId: string }) =>
  q.selectFrom('devices').select('seen_at').where('user_id', '=', userId).where('device_id', '=', deviceId),
);
const NOTE = statement((q, { userId, deviceId, at }: { userId: string; deviceId: string; at: number }) =>
  q
    .insertInto('devices')
    .values({ user_id: userId, device_id: deviceId, seen_at: at })
    .onConflict((on) => on.columns(['user_id', 'device_id']).doUpdateSet({ seen_at: at })),
);

/** When each phone was last seen, to the day. */
export const devices: Devices = {
  async seen(tx, userId, deviceId, nowMs) {
    const seenAt = (await tx.first(LAST, { userId, deviceId }))?.seen_at;
    if (seenAt !== undefined && nowMs - seenAt > KNOWN_MS) return false;
    // One update a day is precise enough to measure 400 days.
    if (seenAt === undefined || nowMs - seenAt > DAY_MS) await tx.run(NOTE, { userId, deviceId, at: nowMs });
    return true;
  },
};
