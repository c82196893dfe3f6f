import type { Product } from '#domain/products/product.ts';
import { askForBackgroundSync } from './sync/background-sync.ts';
import { type OpenStream, systemStream } from './transport/event-stream.ts';
import type { Clock, Locks, Randomness, Send } from './transport/ports.ts';
import { systemClock, systemLocks, systemRandomness } from './transport/system-ports.ts';

/** The world around the client. Everything has the browser's own as its default. */
export interface ClientPorts {
  readonly send: Send;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  /** Where `online` and `visibilitychange` arrive; null for none. */
  readonly events: EventTarget | null;
  /** The browser says there is no network at all: at the start, and now. */
  readonly guessOffline: boolean;
  readonly saysOffline?: () => boolean;
  /** Asks the browser not to evict what is stored. @returns true where it promised to */
  readonly persist: () => Promise<unknown>;
  /** Whether it has promised that already. */
  readonly persisted?: () => Promise<boolean>;
  /** Asks the browser to send the outbox later also with no page open, where it can. */
  readonly sendInBackground: () => Promise<unknown>;
  /** The server's hint that this browser holds a session; only a page can read it. */
  readonly mayBeSignedIn: () => boolean;
  /** Streams of server-sent events; null, or left out, for none. */
  readonly stream?: OpenStream | null;
  /** Reads the file of products that comes with the app; rejects where it is not to be had. */
  readonly firstPack: () => Promise<readonly Product[]>;
}

/** Pages may ask for this, workers may not; this folder is compiled for what both have. */
type PageStorage = StorageManager & { persist?: () => Promise<boolean> };

const pageStorage = () => navigator.storage as PageStorage | undefined;

/** The browser's own, as far as pages and workers both have them. */
export const browserPorts = (): ClientPorts => ({
  send: (path, init) => fetch(path, init),
  stream: systemStream(),
  clock: systemClock,
  random: systemRandomness,
  locks: systemLocks(),
  events: self,
  guessOffline: navigator.onLine === false,
  saysOffline: () => navigator.onLine === false,
  persist: async () => pageStorage()?.persist?.(),
  persisted: async () => (await pageStorage()?.persisted()) ?? false,
  sendInBackground: askForBackgroundSync,
  mayBeSignedIn: () => false,
  firstPack: async () => [],
});
