import { liveQuery } from 'dexie';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NetworkState } from '../client.ts';
import { countUnsent } from '../queue/count-unsent.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { SLOW_AFTER_MS } from './ports.ts';
import type { Unreachable } from './reply.ts';
import type { NetworkListener } from './request.ts';

/** Maintains what the network chip shows. */
export interface NetworkWatch extends NetworkListener {
  readonly state: StoreApi<NetworkState>;
  /** Starts counting this account's queue; the returned function stops it. */
  count(db: AccountDb): () => void;
  syncing(is: boolean): void;
  /** Sets when the server last answered this account, as stored on the phone. */
  rememberHeard(atMs: number): void;
  /** Sets whether the person wants only requests they ask for. */
  stayOffline(on: boolean): void;
}

/** If answers take this long on average, the network counts as weak, even though each of them arrived. */
const WEAK_AVERAGE_MS = 1_500;
/** Weight of the newest answer in that average: the last three or so decide. */
const NEWEST_SHARE = 0.4;

type Measured = Pick<NetworkState, 'status' | 'trouble'>;

/**
 * Starts with the browser's guess, and from then on relies on requests only: `online` after an answer; `weak` after a
 * slow one, after several that were slow on average, or while one is overdue; `offline` if none came.
 * @param saysOffline whether the browser says that there is no network at all
 */
export function createNetworkWatch(now: () => number, saysOffline: () => boolean): NetworkWatch {
  let measured: Measured = saysOffline()
    ? { status: 'offline', trouble: 'no_network' }
    : { status: 'online', trouble: 'none' };
  let averageMs = 0;
  const state = createStore<NetworkState>(() => ({
    ...measured,
    stayOffline: false,
    queued: 0,
    notSent: 0,
    lastHeardAt: null,
    syncing: false,
  }));
  const change = (part: Partial<NetworkState>) => {
    const before = state.getState();
    const after = { ...before, ...part };
    const same = (Object.keys(after) as (keyof NetworkState)[]).every((key) => after[key] === before[key]);
    if (!same) state.setState(after);
  };
  /** Someone who chose to stay offline is shown that, whatever one of their requests found out. */
  const measure = (found: Measured, part: Partial<NetworkState> = {}) => {
    measured = found;
    const shown: Measured = state.getState().stayOffline ? { status: 'offline', trouble: 'none' } : found;
    change({ ...part, ...shown });
  };
  const troubleOf = (why: Unreachable | 'server'): NetworkState['trouble'] => {
    if (why === 'server' || why === 'not_ours') return 'server_error';
    return why === 'network' && saysOffline() ? 'no_network' : 'no_answer';
  };
  return {
    state,
    heard: (tookMs) => {
      if (tookMs !== null) averageMs += (tookMs - averageMs) * NEWEST_SHARE;
      const weak = (tookMs ?? 0) >= SLOW_AFTER_MS || averageMs >= WEAK_AVERAGE_MS;
      measure({ status: weak ? 'weak' : 'online', trouble: 'none' }, { lastHeardAt: now() });
    },
    unheard: (why) => measure({ status: 'offline', trouble: troubleOf(why) }),
    slow: () => {
      if (measured.status === 'online') measure({ status: 'weak', trouble: 'none' });
    },
    syncing: (is) => change({ syncing: is }),
    rememberHeard: (atMs) => change({ lastHeardAt: Math.max(atMs, state.getState().lastHeardAt ?? 0) }),
    stayOffline: (on) => {
      change({ stayOffline: on });
      measure(measured);
    },
    count: (db) => {
      const watching = liveQuery(() => countUnsent(db)).subscribe({
        next: change,
        // The tables were closed: there is nothing left to count.
        error: () => change({ queued: 0, notSent: 0 }),
      });
      return () => {
        watching.unsubscribe();
        change({ queued: 0, notSent: 0 });
      };
    },
  };
}
