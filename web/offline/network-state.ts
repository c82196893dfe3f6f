import { liveQuery } from 'dexie';
import type { AccountDb } from './account-db.ts';
import type { NetworkState } from './client.ts';
import { countUnsent } from './outbox.ts';
import { type NetworkListener, SLOW_AFTER_MS } from './request.ts';
import { createStore, type Store } from './store.ts';

/** Keeps what the network chip shows. */
export interface NetworkWatch extends NetworkListener {
  readonly state: Store<NetworkState>;
  /** Counts the queue of this account from now on; the returned function ends it. */
  count(db: AccountDb): () => void;
  syncing(is: boolean): void;
  /** When this account last heard the server, from what the phone remembers. */
  rememberHeard(atMs: number): void;
}

/**
 * Starts with what the browser guesses, and from then on believes only requests: `online` after an answer, `weak`
 * after a slow one or while one is overdue, `offline` after none.
 * @param guessOffline the browser says that there is no network at all
 */
export function createNetworkWatch(now: () => number, guessOffline: boolean): NetworkWatch {
  const state = createStore<NetworkState>({
    status: guessOffline ? 'offline' : 'online',
    queued: 0,
    notSent: 0,
    lastHeardAt: null,
    syncing: false,
  });
  const change = (part: Partial<NetworkState>) => {
    const before = state.get();
    const after = { ...before, ...part };
    const same = (Object.keys(after) as (keyof NetworkState)[]).every((key) => after[key] === before[key]);
    if (!same) state.set(after);
  };
  return {
    state,
    heard: (tookMs) => change({ status: tookMs >= SLOW_AFTER_MS ? 'weak' : 'online', lastHeardAt: now() }),
    unheard: () => change({ status: 'offline' }),
    slow: () => {
      if (state.get().status === 'online') change({ status: 'weak' });
    },
    syncing: (is) => change({ syncing: is }),
    rememberHeard: (atMs) => change({ lastHeardAt: Math.max(atMs, state.get().lastHeardAt ?? 0) }),
    count: (db) => {
      const watching = liveQuery(() => countUnsent(db)).subscribe({
        next: change,
        // The tables were closed: there is nothing to count any more.
        error: () => change({ queued: 0, notSent: 0 }),
      });
      return () => {
        watching.unsubscribe();
        change({ queued: 0, notSent: 0 });
      };
    },
  };
}
