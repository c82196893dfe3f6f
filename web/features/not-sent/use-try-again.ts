import { useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { tryAgain } from './try-again.ts';
import type { Unsent } from './use-not-sent.ts';

/** Sends changes again, one after the other, and shows a toast for each that could not be queued. */
export function useTryAgain(): (list: readonly Unsent[]) => Promise<void> {
  const client = useClient();
  return async (list) => {
    for (const { entry, subject } of list) {
      const done = await tryAgain(client, entry);
      if (!done.ok)
        showToast({ title: subject ?? 'Not sent', description: done.problem.message, variant: 'destructive' });
    }
  };
}
