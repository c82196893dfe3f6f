import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { useAccountForm } from './use-account-form.ts';
import { textOf } from './use-sent-form.ts';

/** A new account and its household. */
export function SignUpForm() {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useAccountForm({
    required: {
      username: 'Please choose a username.',
      email: 'Please enter your e-mail address.',
      password: 'Please choose a password.',
    },
    send: (data) => {
      const firstName = textOf(data, 'firstName').trim();
      const lastName = textOf(data, 'lastName').trim();
      return client.register({
        email: textOf(data, 'email'),
        username: textOf(data, 'username'),
        password: textOf(data, 'password'),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
      });
    },
    failed: 'Registration failed',
    succeeded: { title: 'Registration successful', description: 'Welcome to Safeshelf!' },
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Sign Up">
      <Field label="Username" name="username" autoComplete="nickname" required error={fields.username} />
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
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={128}
        hint="At least 12 characters. A few words in a row are easy to remember."
        error={fields.password}
      />
      <div className="grid gap-[18px] sm:grid-cols-2 sm:gap-3">
        <Field label="First name" note="Optional" name="firstName" autoComplete="given-name" error={fields.firstName} />
        <Field label="Last name" note="Optional" name="lastName" autoComplete="family-name" error={fields.lastName} />
      </div>
      {message && (
        <Notice level="WARNING" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
