import { useAnalytics } from '#web/client/analytics-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Writes down a decision about events of use, and says so where that fails. */
export function useDecide(): (consent: 'granted' | 'refused') => Promise<void> {
  const analytics = useAnalytics();
  return async (consent) => {
    const done = await analytics.decide(consent);
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
}
