import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { textOf } from './use-sent-form.ts';

/** E-mail and password. A wrong pair is said at the password, and as a toast. */
export function SignInForm() {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useAccountForm({
    required: { email: 'Please enter your e-mail address.', password: 'Please enter your password.' },
    send: (data) => client.login({ email: textOf(data, 'email'), password: textOf(data, 'password') }),
    failed: 'Login failed',
    succeeded: { title: 'Login successful', description: 'Welcome back!' },
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
      <Field
        label="Password"
        name="password"
        type="password"
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
