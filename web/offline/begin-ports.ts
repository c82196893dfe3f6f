import type { BeginPorts } from './client-ports.ts';
import { systemClock, systemRandomness } from './transport/system-ports.ts';

/** Only pages have `persist`; this folder is compiled against what pages and workers share. */
type PageStorage = StorageManager & { persist?: () => Promise<boolean> };

const pageStorage = () => navigator.storage as PageStorage | undefined;

/** The browser's ports for the first paint, as far as pages and workers both have them. */
export const browserBeginPorts = (): BeginPorts => ({
  clock: systemClock,
  random: systemRandomness,
  guessOffline: navigator.onLine === false,
  saysOffline: () => navigator.onLine === false,
  persist: async () => pageStorage()?.persist?.(),
  persisted: async () => (await pageStorage()?.persisted()) ?? false,
  mayBeSignedIn: () => false,
});
