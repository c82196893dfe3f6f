import { sendEvents } from './analytics-send.ts';
import { DeviceDb } from './device-db.ts';
import { idMaker } from './new-id.ts';
import { openAccount } from './open-account.ts';
import type { Send } from './ports.ts';
import { systemClock, systemLocks, systemRandomness } from './system-ports.ts';

/**
 * Sends the events of use of this phone's account once, from the service worker, after its outbox. Never throws: nobody
 * waits for an event.
 */
export async function sendAnalyticsOnce(send: Send): Promise<void> {
  const ports = { clock: systemClock, random: systemRandomness, locks: systemLocks() };
  const device = new DeviceDb();
  try {
    const userId = await device.account();
    if (userId === null) return;
    const { db, newer } = await openAccount(userId, () => undefined);
    try {
      if (!newer) await sendEvents({ ...ports, db, device, send, newId: idMaker(ports) });
    } finally {
      db.close();
    }
  } catch {
    // Storage that cannot be opened: the page will say so where it matters.
  } finally {
    device.close();
  }
}
