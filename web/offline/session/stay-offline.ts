import { liveQuery } from 'dexie';
import type { DeviceDb } from '../tables/device-db.ts';

/** The "stay offline" switch, which applies to all tabs and the service worker of this phone. */
export interface StayOffline {
  /** Reads it before anything is sent, and follows it from then on. */
  read(): Promise<void>;
  set(on: boolean): Promise<void>;
}

/** @param changed called with the switch's value, at first and whenever any tab changes it */
export function followStayOffline(device: DeviceDb, changed: (on: boolean) => void): StayOffline {
  return {
    read: async () => {
      // Without storage there is no switch, and no account with data to send.
      changed(await device.stayOffline().catch(() => false));
      liveQuery(() => device.stayOffline()).subscribe({ next: changed, error: () => {} });
    },
    set: async (on) => {
      await device.setStayOffline(on);
      changed(on);
    },
  };
}
