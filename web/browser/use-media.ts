import { useSyncExternalStore } from 'react';

interface Watched {
  readonly matches: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One entry per query, so that it is not parsed and subscribed to again with every render. */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const known = watched.get(query);
  if (known) return known;
  const list = window.matchMedia(query);
  const made: Watched = {
    matches: () => list.matches,
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
  watched.set(query, made);
  return made;
}

/** Whether a media query matches, updated as that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watch(query);
  return useSyncExternalStore(subscribe, matches);
}
