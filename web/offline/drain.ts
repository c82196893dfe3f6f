import { DeviceDb } from './device-db.ts';
import { idMaker } from './new-id.ts';
import { openAccount } from './open-account.ts';
import { createRemote } from './remote.ts';
import { type RunEnd, syncRun } from './sync-run.ts';
import { systemClock, systemLocks, systemRandomness } from './system-ports.ts';

/**
 * Sends what waits and fetches what is new for the account of this phone, once, from the service worker. It is the
 * page's own run under the page's own lock; nothing stays open behind it.
 */
export async function drainOnce(send: typeof fetch): Promise<RunEnd> {
  const ports = { clock: systemClock, random: systemRandomness, locks: systemLocks() };
  const listener = { heard: () => {}, unheard: () => {}, slow: () => {} };
  const remote = createRemote({ send: (path, init) => send(path, init), clock: ports.clock, listener });
  const device = new DeviceDb();
  try {
    const userId = await device.account();
    if (userId === null) return 'signed_out';
    const stop = new AbortController();
    const { db, newer } = await openAccount(userId, () => stop.abort());
    try {
      if (newer) return 'outdated';
      const deviceId = await device.deviceId(idMaker(ports));
      return await syncRun({ ...ports, db, device, deviceId, remote, signal: stop.signal }, 'worker');
    } finally {
      db.close();
    }
  } finally {
    device.close();
  }
}
