import { liveQuery, type Subscription } from 'dexie';
import { useSyncExternalStore } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

interface Reads<T> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => T | undefined;
}

/** One live query shared by all subscribed parts of the page. It runs as long as at least one is subscribed. */
function readsOf<T>(read: () => Promise<T>): Reads<T> {
  const listeners = new Set<() => void>();
  let last: T | undefined;
  let running: Subscription | null = null;
  return {
    current: () => last,
    subscribe: (changed) => {
      listeners.add(changed);
      running ??= liveQuery(read).subscribe({
        next: (found) => {
          last = found;
          for (const listener of listeners) listener();
        },
        // The tables are closed during sign-out. The last result stays until the page goes.
        error: () => undefined,
      });
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        running?.unsubscribe();
        running = null;
      };
    },
  };
}

/** A subscribe function that starts nothing. */
const notYet = () => () => undefined;

/** Reads from the tables of an account. */
type Read<T> = (db: AccountDb) => Promise<T>;

const ofAccounts = new WeakMap<AccountDb, Map<Read<unknown>, Reads<unknown>>>();

function sharedOf<T>(db: AccountDb, read: Read<T>): Reads<T> {
  const own = ofAccounts.get(db) ?? new Map<Read<unknown>, Reads<unknown>>();
  ofAccounts.set(db, own);
  // Entries are keyed by the read function, so the stored type matches.
  const known = own.get(read) as Reads<T> | undefined;
  if (known) return known;
  const made = readsOf(() => read(db));
  own.set(read, made);
  return made;
}

/**
 * Reads something once for all parts of a page, and again when it changes. A component that mounts later gets the last
 * result at once.
 * @param read must be the same function wherever the same data is read
 * @param wanted false while the page still has something to draw that does not need it
 * @returns undefined while loading
 */
export function useSharedRead<T>(read: Read<T>, wanted = true): T | undefined {
  const { db } = useAccount();
  const { subscribe, current } = sharedOf(db, read);
  return useSyncExternalStore(wanted ? subscribe : notYet, current);
}
