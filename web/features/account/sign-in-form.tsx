import { useState } from 'react';
import type { Credentials } from '#domain/contract/account.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { SignInCode } from './second-step/sign-in-code.tsx';
import { useAccountForm } from './use-account-form.ts';
import { textOf } from './use-server-form.ts';

const credentialsOf = (data: FormData): Credentials => ({
  email: textOf(data, 'email'),
  password: textOf(data, 'password'),
});

/** E-mail and password. If they are wrong, the message appears at the password field and as a toast. */
function PasswordForm({ onCodeAsked }: { onCodeAsked: (credentials: Credentials) => void }) {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useAccountForm({
    required: { email: 'Please enter your e-mail address.', password: 'Please enter your password.' },
    send: (data) => client.login(credentialsOf(data)),
    failed: 'Login failed',
    succeeded: { title: 'Login successful', description: 'Welcome back!' },
    asksForMore: (problem, data) => {
      const asked = problem.fields?.code !== undefined;
      if (asked) onCodeAsked(credentialsOf(data));
      return asked;
    },
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Sign In">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password ?? message}
      />
      <Button type="submit" block pending={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}

/** Sign-in: the password, then the second step for accounts that have it on. */
export function SignInForm() {
  const [asked, setAsked] = useState<Credentials | null>(null);
  if (asked) return <SignInCode credentials={asked} onBack={() => setAsked(null)} />;
  return (
    <>
      <PasswordForm onCodeAsked={setAsked} />
      <PasskeySignIn />
    </>
  );
}
