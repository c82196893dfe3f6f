import { useSyncExternalStore } from 'react';

/** Whether a media query fits the window, followed as it changes. */
export function useMedia(query: string): boolean {
  const list = window.matchMedia(query);
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}
