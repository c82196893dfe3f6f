import { useSyncExternalStore } from 'react';

interface Watched {
  readonly matches: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Each query once: asked anew with every drawing, it would be parsed and listened to anew. */
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

/** Whether a media query fits the window, followed as it changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watch(query);
  return useSyncExternalStore(subscribe, matches);
}
