import { liveQuery } from 'dexie';
import type { DeviceDb } from '../tables/device-db.ts';

/** Calls back whenever any tab of this phone changes who is signed in. */
export function followDevice(device: DeviceDb, changed: () => void): void {
  liveQuery(() => device.account()).subscribe({ next: changed, error: () => {} });
}
