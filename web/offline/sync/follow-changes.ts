import { changes } from '#domain/sync/calls.ts';
import type { OpenStream } from '../transport/event-stream.ts';
import type { Clock, Locks, Randomness } from '../transport/ports.ts';
import type { Trigger } from './sync-run.ts';

/** Without a stream the server is polled at most this often while the page is open (product P9.12). */
const POLL_MS = 60_000;
const FIRST_MS = 2_000;

/** Ports for following changes. */
export interface FollowPorts {
  readonly stream: OpenStream;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  /** Whether the person wants the app to send nothing by itself. */
  readonly stayOffline: { is(): boolean; onChange(heard: () => void): () => void };
}

/**
 * Listens for what other phones write, in one tab of the browser, and wakes the sync. If the stream cannot be opened,
 * it is retried with growing waits, and each retry also polls the server.
 * @returns a function that ends it
 */
export function followChanges(
  { stream, clock, random, locks, stayOffline }: FollowPorts,
  who: { readonly userId: string; readonly deviceId: string },
  wake: (trigger: Trigger) => void,
): () => Promise<void> {
  const path = `${changes.path}?deviceId=${encodeURIComponent(who.deviceId)}`;
  let ended = false;
  let cut = () => {};
  let known = '';
  let failures = 0;

  /** Listens until the stream breaks, the person switches to staying offline, or following ends. */
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      if (ended) return resolve();
      let close = () => {};
      let unwatch = () => {};
      const stop = () => {
        close();
        unwatch();
        cut = () => {};
        resolve();
      };
      unwatch = stayOffline.onChange(() => stayOffline.is() && stop());
      cut = stop;
      close = stream(path, {
        heard: (numbers) => {
          failures = 0;
          if (numbers === known) return;
          known = numbers;
          wake('changed');
        },
        broke: () => {
          failures += 1;
          stop();
        },
      });
    });

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const callOff = clock.after(ms, resolve);
      cut = () => {
        callOff();
        resolve();
      };
    });

  const follow = async (): Promise<void> => {
    while (!ended) {
      const led = stayOffline.is() ? 'taken' : await locks.ifAvailable(`changes-${who.userId}`, listen);
      if (ended) return;
      // If another tab listens, it wakes the sync that all tabs share.
      const wait = led === 'taken' ? POLL_MS : Math.min(FIRST_MS * 2 ** failures, POLL_MS);
      await pause(wait * (0.5 + random.fraction() / 2));
      if (!ended && led !== 'taken' && failures > 0) wake('timer');
    }
  };
  const following = follow();
  return () => {
    ended = true;
    cut();
    return following;
  };
}
