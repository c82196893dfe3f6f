import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Ask, EVERYTHING } from './ask.ts';

/** So many visits are remembered; whoever goes back further finds the whole list. */
const MOST = 50;

/** What was asked at each visit of the page, by its place in the history. Gone with the page: it is nobody else's business. */
const asked = new Map<string, Ask>();

function keep(key: string, ask: Ask): void {
  asked.delete(key);
  asked.set(key, ask);
  const [oldest] = asked.keys();
  if (asked.size > MOST && oldest !== undefined) asked.delete(oldest);
}

/** The question to the list, as it was left where the person comes back to the page. */
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
