import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Problem, Result } from '#domain/problem.ts';

interface SentFormOptions<T> {
  /** Message for each field left empty, in the order of the form. */
  required: Readonly<Record<string, string>>;
  send: (fields: FormData) => Promise<Result<T>>;
  onSent: (value: T, fields: FormData) => void | Promise<void>;
  onFailed?: (problem: Problem, fields: FormData) => void;
}

/** Submits a form to the server: pending state and an error per field. Focus moves to the first wrong field. */
export function useServerForm<T>({ required, send, onSent, onFailed }: SentFormOptions<T>) {
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
    if (sent.ok) {
      await onSent(sent.value, data);
      return;
    }
    setProblem(sent.problem);
    onFailed?.(sent.problem, data);
  };

  const fields = problem?.fields ?? {};
  return {
    form,
    pending,
    onSubmit,
    fields,
    problem,
    message: problem && Object.keys(fields).length === 0 ? problem.message : null,
  };
}

/** The text of a form field; '' if it is missing or a file. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
