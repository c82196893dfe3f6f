import { useCallback, useEffect, useState } from 'react';
import { EngineError } from '#web/workers/engine/engine-client.ts';

/** An answer of the engine worker, or why there is none. */
export type EngineState<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'answered'; readonly value: T }
  /** The pack is not on this phone, and the server cannot be reached. */
  | { readonly status: 'no_knowledge' }
  | { readonly status: 'failed'; readonly message: string };

const failed = <T>(reason: unknown): EngineState<T> =>
  reason instanceof EngineError && reason.reason === 'no_knowledge'
    ? { status: 'no_knowledge' }
    : { status: 'failed', message: reason instanceof Error ? reason.message : String(reason) };

/**
 * Asks the engine worker, and again whenever the question changes. The last answer stays until the next one arrives, so
 * that a list does not flicker while someone types. Answers to older questions are dropped.
 * @param ask must be the same function while the question is the same
 */
export function useEngineAnswer<T>(ask: () => Promise<T>): { readonly state: EngineState<T>; retry(): void } {
  const [state, setState] = useState<EngineState<T>>({ status: 'asking' });
  const run = useCallback(
    (signal: AbortSignal) =>
      ask().then(
        (value) => {
          if (!signal.aborted) setState({ status: 'answered', value });
        },
        (reason: unknown) => {
          if (!signal.aborted) setState(failed(reason));
        },
      ),
    [ask],
  );
  useEffect(() => {
    const left = new AbortController();
    void run(left.signal);
    return () => left.abort();
  }, [run]);
  const retry = useCallback(() => {
    setState({ status: 'asking' });
    void run(new AbortController().signal);
  }, [run]);
  return { state, retry };
}
