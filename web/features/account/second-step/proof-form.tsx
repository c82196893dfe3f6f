import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { textOf, useServerForm } from '../use-server-form.ts';
import { CodeField } from './code-field.tsx';

interface ProofFormProps<T> {
  /** What the action changes, in one sentence. */
  about: string;
  label: string;
  pendingLabel: string;
  send: (proof: { readonly password: string; readonly code: string }) => Promise<Result<T>>;
  onSent: (value: T) => void;
}

/** Asks for password and code, as does every action that weakens two-step sign-in. */
export function ProofForm<T>({ about, label, pendingLabel, send, onSent }: ProofFormProps<T>) {
  const { user } = useAccount();
  const [recovery, setRecovery] = useState(false);
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { password: 'Please enter your password.', code: 'Please enter a code.' },
    send: (data) => send({ password: textOf(data, 'password'), code: textOf(data, 'code') }),
    onSent,
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label={label}>
      <p className="text-ink-2">{about}</p>
      <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      <CodeField recovery={recovery} error={fields.code} />
      {message && (
        <Notice level="WARNING" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? pendingLabel : label}
      </Button>
      <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app' : 'Use a recovery code'}
      </Button>
    </form>
  );
}
