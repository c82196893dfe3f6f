import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/problem.ts';

/** A server answer: still loading, there, or the reason it failed. */
export type ServerAnswer<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Asks the server once, and again on request. The last answer stays until the next one arrives.
 * @param ask the question; must be the same function as long as the question is the same
 */
export function useServerAnswer<T>(ask: () => Promise<Result<T>>): readonly [ServerAnswer<T>, () => void] {
  const [asked, setAsked] = useState<ServerAnswer<T>>({ state: 'asking' });
  /** Only the answer to the latest question counts, and none after unmounting. */
  const last = useRef(0);
  const again = useCallback(() => {
    last.current += 1;
    const mine = last.current;
    void ask().then((answer) => {
      if (mine !== last.current) return;
      setAsked(
        answer.ok ? { state: 'there', value: answer.value } : { state: 'failed', message: answer.problem.message },
      );
    });
  }, [ask]);
  useEffect(() => {
    again();
    return () => {
      last.current += 1;
    };
  }, [again]);
  return [asked, again];
}
