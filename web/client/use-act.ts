import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** Does one thing at a time that only the server can do, and keeps what was wrong with it until the next try. */
export function useAct() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async <T>(what: () => Promise<Result<T>>, then: (value: T) => unknown): Promise<void> => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const done = await what();
    setPending(false);
    if (done.ok) await then(done.value);
    else setProblem(done.problem.fields ? (Object.values(done.problem.fields)[0] ?? null) : done.problem.message);
  };
  return { pending, problem, setProblem, act };
}

/** Says that something pressed beside other things was not done. */
export const sayNotDone = (message: string): void =>
  showToast({ title: 'Not done', description: message, variant: 'destructive' });
