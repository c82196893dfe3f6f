import type { Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/**
 * Shows a toast with the reason if a write fails. Resolves to whether it succeeded.
 * @param title "Not added to the list"
 */
export async function toastOnFailure(work: Promise<Result<unknown>>, title: string): Promise<boolean> {
  let description: string;
  try {
    const done = await work;
    if (done.ok) return true;
    description = done.problem.message;
  } catch (reason) {
    description = reason instanceof Error ? reason.message : String(reason);
  }
  showToast({ title, description, variant: 'destructive' });
  return false;
}
