import { useNavigate } from 'react-router-dom';
import type { Problem, Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useReturnAddress } from './return-address.ts';
import { useServerForm } from './use-server-form.ts';

interface AccountFormOptions {
  /** Message for each field left empty, in the order of the form. */
  required: Readonly<Record<string, string>>;
  send: (fields: FormData) => Promise<Result<unknown>>;
  /** Title of the toast on failure: "Login failed". */
  failed: string;
  /** Where to go on success, if not back to where the person came from. */
  goTo?: string;
  succeeded: { readonly title: string; readonly description: string };
  /** True if the answer only asks for more input: nothing failed. */
  asksForMore?: (problem: Problem, fields: FormData) => boolean;
}

/** Submits one of the sign-in forms: shows a toast either way, and on success goes to the requested page. */
export function useAccountForm({ required, send, failed, goTo, succeeded, asksForMore }: AccountFormOptions) {
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  return useServerForm({
    required,
    send,
    onSent: async () => {
      await navigate(goTo ?? returnTo, { replace: true });
      showToast({ ...succeeded, variant: 'success' });
    },
    onFailed: (problem, data) => {
      if (asksForMore?.(problem, data)) return;
      showToast({ title: failed, description: problem.message, variant: 'destructive' });
    },
  });
}
