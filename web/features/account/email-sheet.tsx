import { useState } from 'react';
import { changeEmail } from '#domain/accounts/account-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { SupportLine } from '#web/client/support-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { textOf, useServerForm } from './use-server-form.ts';

/** Changes the e-mail address. The new one takes effect once the link sent to it is opened (product P2.2.11). */
export function EmailSheet({ sendsMail, onClose }: { sendsMail: boolean; onClose: () => void }) {
  const client = useClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, pending, onSubmit, fields, message } = useServerForm({
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
              ? `We sent a link to ${sentTo}. Your address changes once you open it and confirm.`
              : `Your server doesn’t send e-mail. The people who run it can see your request for ${sentTo} and give you the link to confirm it.`}
          </p>
          {!sendsMail && <SupportLine />}
          <p className="mt-3 text-ink-2">
            Until then, sign in as before. Your current address will be told of the change.
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
