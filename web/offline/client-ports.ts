import type { Product } from '#domain/products/product.ts';
import type { OpenStream } from './transport/event-stream.ts';
import type { Clock, Locks, Randomness, Send } from './transport/ports.ts';

/** What of the world the first paint needs. */
export interface BeginPorts {
  readonly clock: Clock;
  readonly random: Randomness;
  /** The browser says there is no network at all: at the start, and now. */
  readonly guessOffline: boolean;
  readonly saysOffline?: () => boolean;
  /** Asks the browser not to evict what is stored. @returns true where it promised to */
  readonly persist: () => Promise<unknown>;
  /** Whether it has promised that already. */
  readonly persisted?: () => Promise<boolean>;
  /** The server's hint that this browser holds a session; only a page can read it. */
  readonly mayBeSignedIn: () => boolean;
}

/** The world around the client. Everything has the browser's own as its default. */
export interface ClientPorts extends BeginPorts {
  readonly send: Send;
  readonly locks: Locks;
  /** Where `online` and `visibilitychange` arrive; null for none. */
  readonly events: EventTarget | null;
  /** Asks the browser to send the outbox later also with no page open, where it can. */
  readonly sendInBackground: () => Promise<unknown>;
  /** Streams of server-sent events; null, or left out, for none. */
  readonly stream?: OpenStream | null;
  /** Reads the file of products that comes with the app; rejects where it is not to be had. */
  readonly firstPack: () => Promise<readonly Product[]>;
}
