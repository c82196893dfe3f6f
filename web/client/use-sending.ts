import { useState } from 'react';
import type { Problem, Result } from '#domain/problem.ts';

/** Sends one thing at a time, and keeps the last problem until the next try. */
export function useSending() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async <T>(what: () => Promise<Result<T>>, then: (value: T) => unknown): Promise<void> => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const sent = await what();
    setPending(false);
    if (sent.ok) await then(sent.value);
    else setProblem(sent.problem);
  };
  return { pending, problem, setProblem, send };
}
