import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** Runs one plan action at a time, and shows a toast if it fails. */
export function usePlanTask() {
  const [pending, setPending] = useState<string | null>(null);
  const run = async <T>(name: string, ask: () => Promise<Result<T>>, then: (value: T) => void): Promise<void> => {
    if (pending !== null) return;
    setPending(name);
    const done = await ask();
    setPending(null);
    if (done.ok) then(done.value);
    else showToast({ title: 'Nothing changed', description: done.problem.message, variant: 'destructive' });
  };
  return { pending, run };
}
