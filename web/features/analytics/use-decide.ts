import { useAnalytics } from '#web/client/analytics-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Saves the decision about usage events, and shows a toast if that fails. */
export function useDecide(): (consent: 'granted' | 'refused') => Promise<void> {
  const analytics = useAnalytics();
  return async (consent) => {
    const done = await analytics.decide(consent);
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
}
