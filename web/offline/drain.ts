import { DeviceDb } from './device-db.ts';
import { idMaker } from './new-id.ts';
import { openAccount } from './open-account.ts';
import { isClosed, syncLock } from './pause.ts';
import type { Send } from './ports.ts';
import { pushQueue } from './push.ts';
import { pushOnly } from './push-only.ts';
import { blobSender } from './send-blob.ts';
import type { PushPorts, RunEnd } from './sync-ports.ts';
import { systemClock, systemLocks, systemRandomness } from './system-ports.ts';
import { takeBackLeases } from './take-back.ts';

const drainLocked = async (ports: PushPorts): Promise<RunEnd> => {
  const closed = await isClosed(ports.db, ports.clock.now());
  if (closed) return closed;
  await takeBackLeases(ports.db, ports.locks);
  const pushed = await pushQueue(ports);
  return pushed === 'empty' ? 'done' : pushed;
};

/**
 * Sends what waits for the account of this phone, once, from the service worker: the page's own push under the page's
 * own lock. Nothing is pulled, and nothing stays open behind it.
 */
export async function drainOnce(send: Send): Promise<RunEnd> {
  const ports = { clock: systemClock, random: systemRandomness, locks: systemLocks() };
  const device = new DeviceDb();
  try {
    const userId = await device.account();
    if (userId === null) return 'signed_out';
    if (await device.stayOffline()) return 'stay_offline';
    const stop = new AbortController();
    const { db, newer } = await openAccount(userId, () => stop.abort());
    try {
      if (newer) return 'outdated';
      const deviceId = await device.deviceId(idMaker(ports));
      const sendPush = pushOnly(send, ports.clock);
      const listener = { heard: () => {}, unheard: () => {}, slow: () => {} };
      const sendBlob = blobSender({ send, clock: ports.clock, listener });
      const all = { ...ports, db, device, deviceId, sendPush, sendBlob, signal: stop.signal };
      return await ports.locks.ifAvailable(syncLock(db), () => drainLocked(all));
    } finally {
      db.close();
    }
  } finally {
    device.close();
  }
}
