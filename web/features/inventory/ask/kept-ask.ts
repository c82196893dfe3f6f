import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Ask, EVERYTHING } from './ask.ts';

/** How many visits are remembered. Going back further shows the whole list. */
const MOST = 50;

/** Search and filters of each visit, by history key. In memory only, since they are private. */
const asked = new Map<string, Ask>();

function keep(key: string, ask: Ask): void {
  asked.delete(key);
  asked.set(key, ask);
  const [oldest] = asked.keys();
  if (asked.size > MOST && oldest !== undefined) asked.delete(oldest);
}

/** Search, filters and order of the list, restored when the person goes back to the page. */
export function useKeptAsk(): [Ask, (change: Partial<Ask>) => void] {
  const { key } = useLocation();
  const [ask, setAsk] = useState(() => asked.get(key) ?? EVERYTHING);
  const change = useCallback(
    (part: Partial<Ask>) =>
      setAsk((held) => {
        const next = { ...held, ...part };
        keep(key, next);
        return next;
      }),
    [key],
  );
  return [ask, change];
}
