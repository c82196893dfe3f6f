import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/problem.ts';

/** An answer of the server: not there yet, there, or why it is not. */
export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Asks the server once, and again when told to; what was there stays until the next answer.
 * @param ask the question, the same function as long as it is the same question
 */
export function useAsked<T>(ask: () => Promise<Result<T>>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' });
  /** Only the answer to the last question counts, and none after the screen is gone. */
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
