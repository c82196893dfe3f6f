import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EVERYTHING, type ListQuery } from './list-query.ts';

/** How many visits are remembered. Going back further shows the whole list. */
const MOST = 50;

/** Search and filters of each visit, by history key. In memory only, since they are private. */
const asked = new Map<string, ListQuery>();

function keep(key: string, ask: ListQuery): void {
  asked.delete(key);
  asked.set(key, ask);
  const [oldest] = asked.keys();
  if (asked.size > MOST && oldest !== undefined) asked.delete(oldest);
}

/** Search, filters and order of the list, restored when the person goes back to the page. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const { key } = useLocation();
  const [ask, setAsk] = useState(() => asked.get(key) ?? EVERYTHING);
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setAsk((held) => {
        const next = { ...held, ...part };
        keep(key, next);
        return next;
      }),
    [key],
  );
  return [ask, change];
}
