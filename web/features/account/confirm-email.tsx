import { useState } from 'react';
import { confirmEmail } from '#domain/accounts/account-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SignedOutPage } from '#web/ui/frame/signed-out-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useLinkToken } from './link-token.ts';
import { useServerForm } from './use-server-form.ts';

/** Confirms only when the button is pressed, so a mail program that prefetches links confirms nothing. */
function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  const client = useClient();
  const { form, pending, onSubmit, problem } = useServerForm({
    required: {},
    send: () => client.server.ask(confirmEmail, { body: { token } }),
    onSent: onDone,
  });
  return (
    <form ref={form} onSubmit={onSubmit} className="mt-6 grid gap-[18px]">
      {problem && (
        <Notice level="WARNING" role="alert">
          {problem.message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Confirming...' : 'Confirm this address'}
      </Button>
    </form>
  );
}

/** /confirm-email#token. Opening the link changes nothing; it works on any device (product P2.2.10). */
export function ConfirmEmail() {
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  return (
    <SignedOutPage title={done ? 'Address confirmed' : 'Confirm your e-mail address'}>
      {done && (
        <p role="status" className="mt-3 text-ink-2">
          This address now belongs to your account. Use it to sign in from now on.
        </p>
      )}
      {!done && token === null && (
        <p role="alert" className="mt-3 text-ink-2">
          This link is incomplete. Open it again from the message, or request a new one in Settings.
        </p>
      )}
      {!done && token !== null && (
        <>
          <p className="mt-3 text-ink-2">If you requested this message, press the button.</p>
          <ConfirmForm token={token} onDone={() => setDone(true)} />
        </>
      )}
      <LinkButton to={paths.dashboard} variant={done ? 'primary' : 'quiet'} block className="mt-6">
        Go to Dashboard
      </LinkButton>
    </SignedOutPage>
  );
}
