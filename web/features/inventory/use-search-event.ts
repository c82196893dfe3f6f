import { useEffect } from 'react';
import { useAnalytics } from '#web/client/analytics-context.tsx';

/** A list that was not searched anew for so long stands still. */
const STILL_MS = 1_500;

/** Tells that somebody searched, once the list stands still (product P2.8.8). @param found how many entries are left */
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
