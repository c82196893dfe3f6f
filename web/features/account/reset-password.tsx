import { useState } from 'react';
import { resetPassword } from '#domain/accounts/account-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SignedOutPage } from '#web/ui/frame/signed-out-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useLinkToken } from './link-token.ts';
import { textOf, useServerForm } from './use-server-form.ts';

/** For a link that no longer works: offers a new one. */
const DeadLink = ({ children }: { children: string }) => (
  <>
    <p role="alert" className="mt-3 text-ink-2">
      {children}
    </p>
    <LinkButton to={paths.forgotPassword} block className="mt-6">
      Request a new link
    </LinkButton>
  </>
);

/** Asks for the new password. */
function NewPasswordForm({ token, onEnd }: { token: string; onEnd: (end: 'done' | 'over') => void }) {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { password: 'Please choose a password.' },
    send: (data) => client.server.ask(resetPassword, { body: { token, password: textOf(data, 'password') } }),
    onSent: () => onEnd('done'),
    onFailed: ({ code }) => {
      if (code === 'GONE') onEnd('over');
    },
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="mt-6 grid gap-[18px]" aria-label="Choose a new password">
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
  );
}

/** /reset-password#token. Opening the link changes nothing; it works on any device (product P2.2.5). */
export function ResetPassword() {
  const token = useLinkToken();
  const [end, setEnd] = useState<'done' | 'over' | null>(null);
  if (end === 'done') {
    return (
      <SignedOutPage title="Your password was changed">
        <p role="status" className="mt-3 text-ink-2">
          Every phone and browser was signed out. Sign in with the new password. Unsent changes are still on each phone.
        </p>
        <LinkButton to={paths.auth} block className="mt-6">
          Sign In
        </LinkButton>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title="Choose a new password">
      {end === 'over' && (
        <DeadLink>
          This link no longer works. It may have been used, replaced by a newer one, or be older than 30 minutes. Your
          password hasn’t changed.
        </DeadLink>
      )}
      {end === null && token === null && (
        <DeadLink>This link is incomplete. Open it again from the message, or request a new one.</DeadLink>
      )}
      {end === null && token !== null && (
        <>
          <p className="mt-3 text-ink-2">This signs you out everywhere, so nobody else stays in your account.</p>
          <NewPasswordForm token={token} onEnd={setEnd} />
        </>
      )}
    </SignedOutPage>
  );
}
