import { idMaker } from '../new-id.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { DeviceDb } from '../tables/device-db.ts';
import { openAccount } from '../tables/open-account.ts';
import { systemClock, systemRandomness } from '../transport/system-ports.ts';

/** The tables of this phone's account, as the service worker uses them while it handles an event. */
export interface AccountHere {
  readonly db: AccountDb;
  readonly deviceId: string;
  readonly newId: () => string;
  readonly now: () => number;
  /** Whether the person chose that no requests are sent. */
  readonly stayOffline: boolean;
}

/**
 * Runs work on the tables of the account signed in on this phone, and closes them.
 * @returns null if nobody is signed in, or a newer version wrote the tables
 */
export async function withAccount<T>(work: (here: AccountHere) => Promise<T>): Promise<T | null> {
  const ports = { clock: systemClock, random: systemRandomness };
  const device = new DeviceDb();
  try {
    const userId = await device.account();
    if (userId === null) return null;
    const newId = idMaker(ports);
    const [deviceId, stayOffline] = [await device.deviceId(newId), await device.stayOffline()];
    const { db, newer } = await openAccount(userId, () => undefined);
    try {
      return newer ? null : await work({ db, deviceId, newId, now: systemClock.now, stayOffline });
    } finally {
      db.close();
    }
  } finally {
    device.close();
  }
}
