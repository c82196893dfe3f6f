import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 359.98px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The score ring of a report in pixels: 140, or 116 on phones below 360 px. */
export const useRingSize = (): number => (useSyncExternalStore(subscribe, () => narrow().matches) ? 116 : 140);
