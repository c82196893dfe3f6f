import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';

interface SureButtonProps<T> {
  label: string;
  /** The label after the first press. */
  sureLabel: string;
  send: () => Promise<Result<T>>;
  then: (value: T) => void;
}

/** A button for actions that affect people: it must be pressed twice. */
export function ConfirmButton<T>({ label, sureLabel, send, then }: SureButtonProps<T>) {
  const sending = useSending();
  const [sure, setSure] = useState(false);
  const go = () =>
    sending.send(send, (value) => {
      setSure(false);
      then(value);
    });
  return (
    <>
      <Button
        size="small"
        variant={sure ? 'danger' : 'quiet'}
        pending={sending.pending}
        onClick={() => (sure ? void go() : setSure(true))}
      >
        {sure ? sureLabel : label}
      </Button>
      {sending.problem && <span role="alert">{sending.problem.message}</span>}
    </>
  );
}
