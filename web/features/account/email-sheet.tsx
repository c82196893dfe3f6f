import { useState } from 'react';
import { changeEmail } from '#domain/accounts/account-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { SupportLine } from '#web/client/support-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { textOf, useSentForm } from './use-sent-form.ts';

/** Another address: it becomes the account's once the link sent to it was opened (product P2.2.11). */
export function EmailSheet({ sendsMail, onClose }: { sendsMail: boolean; onClose: () => void }) {
  const client = useClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, pending, onSubmit, fields, message } = useSentForm({
    required: { email: 'Please enter an e-mail address.', password: 'Please enter your password.' },
    send: (data) =>
      client.server.ask(changeEmail, { body: { email: textOf(data, 'email'), password: textOf(data, 'password') } }),
    onSent: (_, data) => setSentTo(textOf(data, 'email').trim()),
  });
  if (sentTo !== null) {
    return (
      <Sheet open onClose={onClose} title="One more step">
        <div role="status">
          <p className="wrap-anywhere">
            {sendsMail
              ? `A link was sent to ${sentTo}. Your address changes when you open it and confirm.`
              : `Your server sends no mail. The people who run it find your request for ${sentTo}, and can give you the link that confirms it.`}
          </p>
          {!sendsMail && <SupportLine />}
          <p className="mt-3 text-ink-2">
            Until then you sign in as before. Your address of today is told of the change.
          </p>
        </div>
        <Button block variant="secondary" className="mt-6" onClick={onClose}>
          Done
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet open form onClose={onClose} title="Change e-mail address">
      <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Change e-mail address">
        <Field
          label="New e-mail address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={fields.email}
        />
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
          {pending ? 'Sending Link...' : 'Send Link'}
        </Button>
      </form>
    </Sheet>
  );
}
