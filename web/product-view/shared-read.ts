import { liveQuery, type Subscription } from 'dexie';
import { useSyncExternalStore } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

interface Reads<T> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => T | undefined;
}

/** One live query for every part of the page that shows some of what it reads, for as long as one of them is there. */
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
        // The tables are closed while somebody signs out; what was read last stays until the page goes.
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

/** Begins nothing. */
const notYet = () => () => undefined;

/** What reads from the tables of an account. */
type Read<T> = (db: AccountDb) => Promise<T>;

const ofAccounts = new WeakMap<AccountDb, Map<Read<unknown>, Reads<unknown>>>();

function sharedOf<T>(db: AccountDb, read: Read<T>): Reads<T> {
  const own = ofAccounts.get(db) ?? new Map<Read<unknown>, Reads<unknown>>();
  ofAccounts.set(db, own);
  // What was made for a question answers that question alone.
  const known = own.get(read) as Reads<T> | undefined;
  if (known) return known;
  const made = readsOf(() => read(db));
  own.set(read, made);
  return made;
}

/**
 * Reads something once for all parts of a page, and again when it changes. A page that comes back to it has what was
 * read last at once.
 * @param read the same function wherever the same is read
 * @param wanted false while the page still has something to draw that needs none of it
 * @returns undefined until it was read
 */
export function useSharedRead<T>(read: Read<T>, wanted = true): T | undefined {
  const { db } = useAccount();
  const { subscribe, current } = sharedOf(db, read);
  return useSyncExternalStore(wanted ? subscribe : notYet, current);
}
