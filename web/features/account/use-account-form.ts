import { useNavigate } from 'react-router-dom';
import type { Problem, Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useReturnAddress } from './return-address.ts';
import { useSentForm } from './use-sent-form.ts';

interface AccountFormOptions {
  /** What to say where nothing was typed, by field, in the order of the form. */
  required: Readonly<Record<string, string>>;
  send: (fields: FormData) => Promise<Result<unknown>>;
  /** Title of the toast when it did not work: "Login failed". */
  failed: string;
  /** Where to go when it worked, if not where the person came from. */
  goTo?: string;
  succeeded: { readonly title: string; readonly description: string };
  /** True for an answer that only asks for more: nothing failed. */
  asksForMore?: (problem: Problem, fields: FormData) => boolean;
}

/** Sending one of the forms that sign in: a toast either way, and on to where the person wanted to go. */
export function useAccountForm({ required, send, failed, goTo, succeeded, asksForMore }: AccountFormOptions) {
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  return useSentForm({
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
