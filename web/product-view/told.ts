import type { Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** Says in a toast why something was not written. Resolves to whether it was. @param title "Not put on the list" */
export async function told(work: Promise<Result<unknown>>, title: string): Promise<boolean> {
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
