import { idMaker } from '../new-id.ts';
import { releaseOrphanedLeases } from '../queue/take-back.ts';
import { DeviceDb } from '../tables/device-db.ts';
import { openAccount } from '../tables/open-account.ts';
import type { Send } from '../transport/ports.ts';
import { SILENT } from '../transport/request.ts';
import { blobSender } from '../transport/send-blob.ts';
import { systemLocks } from '../transport/system-locks.ts';
import { systemClock, systemRandomness } from '../transport/system-ports.ts';
import { isClosed, syncLock } from './pause.ts';
import { pushQueue } from './push.ts';
import { pushOnly } from './push-only.ts';
import type { PushPorts, RunEnd } from './sync-ports.ts';

const drainLocked = async (ports: PushPorts): Promise<RunEnd> => {
  const closed = await isClosed(ports.db, ports.clock.now());
  if (closed) return closed;
  await releaseOrphanedLeases(ports.db, ports.locks);
  const pushed = await pushQueue(ports);
  return pushed === 'empty' ? 'done' : pushed;
};

/**
 * Sends this phone's outbox once, from the service worker, with the page's own push code and lock. Pulls nothing, and
 * leaves nothing open.
 */
export async function drainOnce(send: Send): Promise<RunEnd> {
  const ports = { clock: systemClock, random: systemRandomness, locks: systemLocks() };
  const device = new DeviceDb();
  const stop = new AbortController();
  try {
    const userId = await device.account();
    if (userId === null) return 'signed_out';
    if (await device.stayOffline()) return 'stay_offline';
    const { db, newer } = await openAccount(userId, () => stop.abort());
    try {
      if (newer) return 'outdated';
      const deviceId = await device.deviceId(idMaker(ports));
      const sendPush = pushOnly(send, ports.clock);
      const sendBlob = blobSender({ send, clock: ports.clock, listener: SILENT });
      const all = { ...ports, db, device, deviceId, sendPush, sendBlob, signal: stop.signal, mayAsk: () => true };
      return await ports.locks.ifAvailable(syncLock(db), () => drainLocked(all));
    } finally {
      db.close();
    }
  } catch (error) {
    // A page closed the tables during the run, to log out or to upgrade them. Any other error is a bug.
    if (stop.signal.aborted) return 'other_account';
    throw error;
  } finally {
    device.close();
  }
}
