import { useState } from 'react';
import { forgotPassword } from '#domain/accounts/account-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { SupportLine } from '#web/client/support-line.tsx';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SignedOutPage } from '#web/ui/frame/signed-out-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textOf, useServerForm } from './use-server-form.ts';

/** Asks for the address. The answer does not reveal whether it is registered. */
function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { email: 'Please enter your e-mail address.' },
    send: (data) => client.server.ask(forgotPassword, { body: { email: textOf(data, 'email') } }),
    onSent: (_, data) => onSent(textOf(data, 'email').trim()),
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="mt-6 grid gap-[18px]" aria-label="Forgot your password?">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={fields.email}
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
  );
}

/** What happens next: this server sends a mail, or the people who run it pass the link on. */
function Sent({ email, sendsMail, again }: { email: string; sendsMail: boolean; again: () => void }) {
  return (
    <div role="status">
      {sendsMail ? (
        <>
          <p className="mt-3 text-ink-2">
            If there’s an account for <b className="wrap-anywhere text-ink">{email}</b>, a message with a link is on its
            way. The link works once, for 30 minutes, on any device.
          </p>
          <p className="mt-3 text-ink-2">Nothing there? Check your spam folder and the address.</p>
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            Your server doesn’t send e-mail. If there’s an account for <b className="wrap-anywhere text-ink">{email}</b>
            , the people who run it can now see your request and give you the link. It works once, for 30 minutes from
            when they open it.
          </p>
          <SupportLine />
        </>
      )}
      <Button variant="secondary" block className="mt-6" onClick={again}>
        Use another address
      </Button>
    </div>
  );
}

/** /forgot-password (product P2.2.5) */
export function ForgotPassword() {
  const support = useSupport();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SignedOutPage title="Forgot your password?">
      {sentTo === null ? (
        <>
          <p className="mt-3 text-ink-2">Enter your account’s e-mail address to get a link for a new password.</p>
          <AskForm onSent={setSentTo} />
        </>
      ) : (
        <Sent email={sentTo} sendsMail={support?.sendsMail ?? false} again={() => setSentTo(null)} />
      )}
      <p className="mt-6 text-ink-2">Any phone where you’re still signed in keeps working and keeps its data.</p>
      <LinkButton to={paths.auth} variant="quiet" block className="mt-3">
        Back to Sign In
      </LinkButton>
      {/* Last, because it appears only when the server has answered: it must not move anything. */}
      {sentTo === null && support?.sendsMail === false && (
        <p className="mt-6 text-ink-2">
          Your server doesn’t send e-mail, so the people who run it have to give you the link.
        </p>
      )}
    </SignedOutPage>
  );
}
