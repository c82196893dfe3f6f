import { useSyncExternalStore } from 'react';

// Also where three panes share a desktop: the words stand beside the ring, as on a phone.
const narrow = () => window.matchMedia('(max-width: 359.98px), (min-width: 1280px) and (max-width: 1359.98px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The score ring of a report in pixels: 140, or 116 on phones below 360 px and on small desktops. */
export const useRingSize = (): number => (useSyncExternalStore(subscribe, () => narrow().matches) ? 116 : 140);
