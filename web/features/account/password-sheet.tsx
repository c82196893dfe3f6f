import { changePassword } from '#domain/accounts/account-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { textOf, useServerForm } from './use-server-form.ts';

/** Changes the password. Asks for the current one, and signs out every other device (product P2.2.11). */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const { user } = useAccount();
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { current: 'Please enter your password.', password: 'Please choose a password.' },
    send: (data) =>
      client.server.ask(changePassword, {
        body: { current: textOf(data, 'current'), password: textOf(data, 'password') },
      }),
    onSent: () => {
      showToast({
        title: 'Password changed',
        description: 'Other phones and browsers were signed out.',
        variant: 'success',
      });
      onClose();
    },
  });
  return (
    <Sheet open form onClose={onClose} title="Change password">
      <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Change password">
        <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          error={fields.current}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={128}
          hint="At least 12 characters. A few words in a row are easy to remember."
          error={fields.password}
        />
        {message && (
          <Notice level="WARNING" role="alert">
            {message}
          </Notice>
        )}
        <Button type="submit" block pending={pending}>
          {pending ? 'Saving Password...' : 'Save Password'}
        </Button>
      </form>
    </Sheet>
  );
}
