import { liveQuery } from 'dexie';
import type { DeviceDb } from '../tables/device-db.ts';

/** The switch "stay offline", which all tabs and the service worker of this phone go by. */
export interface StayOffline {
  /** Reads it before anything is sent, and follows it from then on. */
  read(): Promise<void>;
  set(on: boolean): Promise<void>;
}

/** @param changed hears the switch as it stands, at first and whenever some tab turned it */
export function followStayOffline(device: DeviceDb, changed: (on: boolean) => void): StayOffline {
  return {
    read: async () => {
      // Without storage there is no switch, and no account whose data could be sent.
      changed(await device.stayOffline().catch(() => false));
      liveQuery(() => device.stayOffline()).subscribe({ next: changed, error: () => {} });
    },
    set: async (on) => {
      await device.setStayOffline(on);
      changed(on);
    },
  };
}
