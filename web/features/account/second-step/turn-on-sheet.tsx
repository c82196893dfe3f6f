import { useState } from 'react';
import { beginSecondStep } from '#domain/accounts/second-step-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { textOf, useServerForm } from '../use-server-form.ts';
import { ConnectApp } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Begun {
  readonly secret: string;
  readonly uri: string;
}

/** Asks for the password, so that someone holding an unlocked phone for a moment cannot lock its owner out. */
function PasswordFirst({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const client = useClient();
  const { user } = useAccount();
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { password: 'Please enter your password.' },
    send: (data) => client.server.ask(beginSecondStep, { body: { password: textOf(data, 'password') } }),
    onSent: onBegun,
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Turn on two-step sign-in">
      <p className="text-ink-2">
        You’ll sign in with a code from an app on your phone as well as your password. Any code app works, such as your
        password manager.
      </p>
      <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      {message && (
        <Notice level="WARNING" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Checking Password...' : 'Continue'}
      </Button>
    </form>
  );
}

/** Turns two-step sign-in on: password, then the app, then the recovery codes (product P2.2.14). */
export default function TurnOnSheet({ onClose }: { onClose: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Sheet open form onClose={onClose} title={codes ? 'Keep the recovery codes' : 'Turn on two-step sign-in'}>
      {codes && (
        <>
          <p role="status" className="strong mb-2">
            Two-step sign-in is on.
          </p>
          <RecoveryCodes codes={codes} onDone={onClose} />
        </>
      )}
      {!codes && begun && <ConnectApp {...begun} onConfirmed={setCodes} onBack={() => setBegun(null)} />}
      {!codes && !begun && <PasswordFirst onBegun={setBegun} />}
    </Sheet>
  );
}
