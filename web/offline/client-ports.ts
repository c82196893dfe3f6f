import type { Product } from '#domain/products/product.ts';
import type { OpenStream } from './transport/event-stream.ts';
import type { Clock, Locks, Randomness, Send } from './transport/ports.ts';

/** Outside services the first paint needs. */
export interface BeginPorts {
  readonly clock: Clock;
  readonly random: Randomness;
  /** Whether the browser says there is no network at all: at the start, and at the time of the call. */
  readonly guessOffline: boolean;
  readonly saysOffline?: () => boolean;
  /** Asks the browser not to evict stored data. @returns true if it promised to */
  readonly persist: () => Promise<unknown>;
  /** Whether the browser has promised that already. */
  readonly persisted?: () => Promise<boolean>;
  /** The server's hint that this browser has a session; only a page can read it. */
  readonly mayBeSignedIn: () => boolean;
}

/** Outside services the client uses. */
export interface ClientPorts extends BeginPorts {
  readonly send: Send;
  readonly locks: Locks;
  /** Where `online` and `visibilitychange` events arrive; null if nowhere. */
  readonly events: EventTarget | null;
  /** Asks the browser to send the outbox later, even with no page open, if it supports that. */
  readonly sendInBackground: () => Promise<unknown>;
  /** Opens streams of server-sent events; null or absent if unsupported. */
  readonly stream?: OpenStream | null;
  /** Reads the product file that ships with the app; rejects if it is not available. */
  readonly firstPack: () => Promise<readonly Product[]>;
}
