import { useSyncExternalStore } from 'react';

const QUERY = { desktop: '(min-width: 1024px)', threePanes: '(min-width: 1280px)' } as const;

/** Whether the window has room for a desktop's panes, followed as it changes. */
export function useWide(what: keyof typeof QUERY): boolean {
  const query = window.matchMedia(QUERY[what]);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
