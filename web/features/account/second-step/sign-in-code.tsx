import { useEffect, useState } from 'react';
import type { Credentials } from '#domain/contract/account.ts';
import { useClient } from '#web/client/client-context.tsx';
import { SupportLine } from '#web/client/support-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { textOf } from '../use-server-form.ts';
import { CodeField } from './code-field.tsx';

/** The second step of a sign-in, after a correct password (product P2.2.14). */
export function SignInCode({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const client = useClient();
  const [recovery, setRecovery] = useState(false);
  const { form, pending, onSubmit, fields, message } = useAccountForm({
    required: { code: recovery ? 'Please enter a recovery code.' : 'Please enter the code your app shows.' },
    send: (data) => client.login({ ...credentials, code: textOf(data, 'code') }),
    failed: 'Login failed',
    succeeded: { title: 'Login successful', description: 'Welcome back!' },
  });
  // The button that led here is gone with its form, so the focus moves to the code field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input[name=code]')?.focus(), [form]);
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Second step">
      <p className="text-ink-2">Password correct. Now the second step.</p>
      <CodeField recovery={recovery} error={fields.code ?? message} />
      <Button type="submit" block pending={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="quiet" size="small" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          Back
        </Button>
      </div>
      {recovery && (
        <div className="text-ink-2">
          <p>No codes left either? The people who run your server can turn off the second step.</p>
          <SupportLine />
        </div>
      )}
    </form>
  );
}
