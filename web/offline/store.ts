import type { Observable } from './client.ts';

/** A value that can be set here and watched elsewhere. */
export interface Store<T> extends Observable<T> {
  set(next: T): void;
}

/** Makes a store. Listeners hear only of a value that is not the same as before. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
