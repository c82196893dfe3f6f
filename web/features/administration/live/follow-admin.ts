import { type AdminTopic, topicsOf } from '#domain/administration/live-calls.ts';
import type { Clock, Randomness } from '#web/offline/transport/ports.ts';

const FIRST_MS = 2_000;
/** Longest back-off, and thus the polling interval of the pages while there is no stream. */
const POLL_MS = 60_000;
/** The server sends something every 25 seconds: a stream that is silent for longer is dead. */
const SILENT_MS = 60_000;

/** Dependencies of `followAdmin`. */
export interface FollowPorts {
  /**
   * Opens the stream, which reports events, and null as a sign of life. Settles when the server ends it, and throws if
   * it cannot be opened or breaks off.
   */
  readonly stream: (heard: (event: string | null) => void, signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly random: Pick<Randomness, 'fraction'>;
  /**
   * Whether the page is visible: in the background it does not listen. `onChange` also fires on network changes: an
   * open stream may be dead, and a retry may succeed now.
   */
  readonly sight: { isHidden(): boolean; onChange(heard: () => void): () => void };
}

/** Receives the changes. */
export interface Follower {
  /** @param topics topics with something new; null if it may be any */
  changed(topics: readonly AdminTopic[] | null): void;
  /** Whether changes arrive by themselves, that is, the stream is open. */
  standing(isOpen: boolean): void;
}

/**
 * Listens to the stream while the page is visible. If it cannot be opened, it is retried with exponential back-off, and
 * after each failure the pages ask by themselves. A stream that the server ends normally is reopened silently.
 * @returns stops following
 */
export function followAdmin({ stream, clock, random, sight }: FollowPorts, follower: Follower): () => void {
  let ended = false;
  let failures = 0;
  /** Ends whatever is in progress: the stream, or the wait for the next try. */
  let cut = () => {};

  const listen = async (): Promise<void> => {
    const off = new AbortController();
    cut = () => off.abort();
    let opened = false;
    let isSilent = false;
    const silent = () => {
      isSilent = true;
      off.abort();
    };
    let callOff = clock.after(SILENT_MS, silent);
    try {
      await stream((event) => {
        if (ended || off.signal.aborted) return;
        callOff();
        callOff = clock.after(SILENT_MS, silent);
        if (event === null) return;
        opened = true;
        failures = 0;
        follower.standing(true);
        follower.changed(topicsOf(event));
      }, off.signal);
      if (!opened) failures += 1;
    } catch {
      if (!off.signal.aborted || isSilent) failures += 1;
    } finally {
      callOff();
    }
  };
  const wait = (ms: number | null): Promise<void> =>
    new Promise((resolve) => {
      const callOff = ms === null ? () => {} : clock.after(ms, resolve);
      cut = () => {
        callOff();
        resolve();
      };
    });

  const follow = async (): Promise<void> => {
    while (!ended) {
      if (sight.isHidden()) {
        await wait(null);
        continue;
      }
      await listen();
      if (ended || sight.isHidden()) continue;
      if (failures > 0) {
        follower.standing(false);
        follower.changed(null);
      }
      await wait(Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), POLL_MS) * (0.5 + random.fraction() / 2));
    }
  };
  // A hidden page stops listening; a visible one starts again at once.
  const unwatch = sight.onChange(() => cut());
  void follow();
  return () => {
    ended = true;
    unwatch();
    cut();
  };
}
