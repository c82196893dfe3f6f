import { idMaker } from '../new-id.ts';
import { DeviceDb } from '../tables/device-db.ts';
import { openAccount } from '../tables/open-account.ts';
import type { Send } from '../transport/ports.ts';
import { systemLocks } from '../transport/system-locks.ts';
import { systemClock, systemRandomness } from '../transport/system-ports.ts';
import { sendEvents } from './analytics-send.ts';

/** Sends usage events once, from the service worker, after the outbox. Never throws: nobody waits for an event. */
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
    // Storage cannot be opened: the page reports that where it matters.
  } finally {
    device.close();
  }
}
