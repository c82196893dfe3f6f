import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';

interface SureButtonProps<T> {
  label: string;
  /** What it says when it was pressed once. */
  sureLabel: string;
  send: () => Promise<Result<T>>;
  then: (value: T) => void;
}

/** Something that interrupts people: asked for twice. */
export function SureButton<T>({ label, sureLabel, send, then }: SureButtonProps<T>) {
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
