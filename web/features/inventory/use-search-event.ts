import { useEffect } from 'react';
import { useAnalytics } from '#web/client/analytics-context.tsx';

/** Debounce: a search counts once it has not changed for this long. */
const STILL_MS = 1_500;

/**
 * Records an analytics event for a search once it has settled (product P2.8.8).
 * @param found number of matching entries
 */
export function useSearchEvent(words: string, found: number): void {
  const analytics = useAnalytics();
  useEffect(() => {
    if (words.trim() === '') return;
    const timer = setTimeout(() => {
      const many = found === 0 ? 'none' : found <= 10 ? 'few' : 'many';
      void analytics.record({ name: 'inventory.searched', properties: { found: many } });
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [analytics, words, found]);
}
