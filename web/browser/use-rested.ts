import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A page that never rests does the rest after so long all the same. */
const REST_AT_MOST_MS = 1000;

/**
 * Whether the page was drawn and at rest since something was there to be drawn: what takes longer begins then.
 * @param there whether it is there
 */
export function useRested(there = true): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => (there ? whenIdle(() => setRested(true), REST_AT_MOST_MS) : undefined), [there]);
  return rested;
}
