import { type AdminTopic, topicsOf } from '#domain/administration/live-calls.ts';
import type { Clock, Randomness } from '#web/offline/transport/ports.ts';

const FIRST_MS = 2_000;
/** Without a stream the pages ask this often at most. */
const POLL_MS = 60_000;
/** The server says something every 25 seconds: a stream that is silent for longer leads nowhere. */
const SILENT_MS = 60_000;

/** What following works with. */
export interface FollowPorts {
  /**
   * Opens the stream, which tells events, and null for a sign of life. Settles when the server ended it, and throws where
   * it could not be opened or broke off.
   */
  readonly stream: (heard: (event: string | null) => void, signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly random: Pick<Randomness, 'fraction'>;
  /**
   * Whether somebody can see the page: nobody listens for one in the background. A change of the network is one too: what
   * is open may lead nowhere, and what waits may be reached again.
   */
  readonly sight: { isHidden(): boolean; onChange(heard: () => void): () => void };
}

/** Who hears of it. */
export interface Follower {
  /** @param topics what has something new; null where anything may */
  changed(topics: readonly AdminTopic[] | null): void;
  /** Whether changes are heard of by themselves. */
  standing(isOpen: boolean): void;
}

/**
 * Listens while the page can be seen. While the stream cannot be opened it is tried again after growing waits, and each
 * try has the page ask as well. One that the server ends in order is opened anew without a word.
 * @returns ends it
 */
export function followAdmin({ stream, clock, random, sight }: FollowPorts, follower: Follower): () => void {
  let ended = false;
  let failures = 0;
  /** Ends what is under way: the stream, or the wait for the next try. */
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
  // What is hidden ends; what comes into view again begins at once.
  const unwatch = sight.onChange(() => cut());
  void follow();
  return () => {
    ended = true;
    unwatch();
    cut();
  };
}
