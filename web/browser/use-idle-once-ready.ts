import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A page that never goes idle counts as idle after this long. */
const REST_AT_MOST_MS = 1000;

/**
 * Whether the page has been idle since some content was there to draw. Slower work can start then.
 * @param there whether the content is there
 */
export function useIdleOnceReady(there = true): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => (there ? whenIdle(() => setRested(true), REST_AT_MOST_MS) : undefined), [there]);
  return rested;
}
