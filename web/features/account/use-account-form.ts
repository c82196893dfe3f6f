import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Problem, Result } from '#domain/problem.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useReturnAddress } from './return-address.ts';

interface AccountFormOptions {
  /** What to say where nothing was typed, by field, in the order of the form. */
  required: Readonly<Record<string, string>>;
  send: (fields: FormData) => Promise<Result<unknown>>;
  /** Title of the toast when it did not work: "Login failed". */
  failed: string;
  succeeded: { readonly title: string; readonly description: string };
}

/** Sending one of the account forms: pending, what was wrong with which field, and where to go when it worked. */
export function useAccountForm({ required, send, failed, succeeded }: AccountFormOptions) {
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const empty = Object.entries(required).filter(([name]) => textOf(data, name).trim() === '');
    if (empty.length > 0) {
      setProblem({ code: 'INVALID_INPUT', message: '', fields: Object.fromEntries(empty) });
      return;
    }
    setPending(true);
    setProblem(null);
    const sent = await send(data);
    setPending(false);
    if (!sent.ok) {
      setProblem(sent.problem);
      showToast({ title: failed, description: sent.problem.message, variant: 'destructive' });
      return;
    }
    await navigate(returnTo, { replace: true });
    showToast({ ...succeeded, variant: 'success' });
  };

  const fields = problem?.fields ?? {};
  return {
    form,
    pending,
    onSubmit,
    fields,
    message: problem && Object.keys(fields).length === 0 ? problem.message : null,
  };
}

/** A text field's content, without what a person did not type. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
