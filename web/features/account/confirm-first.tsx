import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToConfirmEmail } from '#domain/accounts/account-calls.ts';
import { user as userCall } from '#domain/accounts/calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { SupportLine } from '#web/client/support-line.tsx';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { SignedOutPage } from '#web/ui/frame/signed-out-page.tsx';
import { EmailSheet } from './email-sheet.tsx';
import { YourDataSetting } from './your-data/your-data-setting.tsx';

/** Shown in place of a screen if this server requires a confirmed address (product P2.2.16). */
export function ConfirmFirst() {
  const client = useClient();
  const navigate = useNavigate();
  const { user } = useAccount();
  const sendsMail = useSupport()?.sendsMail;
  const [pending, setPending] = useState<'check' | 'send' | 'leave' | null>(null);
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const [changing, setChanging] = useState(false);

  // signInBy stores the user that the server returns: once the address is confirmed, the screen opens.
  const look = useCallback(() => client.signInBy(() => client.server.ask(userCall)), [client]);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [look]);

  const check = async () => {
    setPending('check');
    const asked = await look();
    setPending(null);
    if (!asked.ok) setSaid({ text: asked.problem.message, wrong: true });
    else if (asked.value.mustConfirmEmail) setSaid({ text: 'This address isn’t confirmed yet.', wrong: true });
  };
  const send = async () => {
    setPending('send');
    const sent = await client.server.ask(askToConfirmEmail);
    setPending(null);
    setSaid(
      sent.ok
        ? { text: sendsMail ? 'A new link is on its way.' : 'A new link was requested.', wrong: false }
        : { text: sent.problem.message, wrong: true },
    );
  };
  const leave = async () => {
    setPending('leave');
    // Unsent changes stay on this phone, as with every sign-out that cannot stop to ask.
    const left = await client.logout('keep');
    setPending(null);
    if (left.ok) await navigate(paths.auth, { replace: true });
    else setSaid({ text: left.problem.message, wrong: true });
  };

  return (
    <SignedOutPage title="Confirm your address">
      <p className="mt-3 text-ink-2">
        Your server needs this before you continue. {sendsMail === false ? 'Your address:' : 'We sent a link to'}{' '}
        <b className="wrap-anywhere text-ink">{user.email}</b>.
      </p>
      <p className="mt-3 text-ink-2">
        {sendsMail === false
          ? 'Your server doesn’t send e-mail. The people who run it can see your request and give you the link.'
          : 'Open it on any device. It works once, for 24 hours. Nothing there? Check your spam folder.'}
      </p>
      {sendsMail === false && <SupportLine />}
      {said && (
        <div className="mt-6">
          <Notice level={said.wrong ? 'WARNING' : 'INFO'} role={said.wrong ? 'alert' : 'status'}>
            {said.text}
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-3">
        <Button block pending={pending === 'check'} onClick={() => void check()}>
          {pending === 'check' ? 'Checking' : 'I’ve confirmed it'}
        </Button>
        <Button block variant="secondary" pending={pending === 'send'} onClick={() => void send()}>
          {pending === 'send' ? 'Sending' : 'Send the link again'}
        </Button>
        <Button block variant="secondary" onClick={() => setChanging(true)}>
          Use another address
        </Button>
        <Button block variant="quiet" pending={pending === 'leave'} onClick={() => void leave()}>
          {pending === 'leave' ? 'Logging Out...' : 'Log Out'}
        </Button>
      </div>
      <Section title="Your data">
        <YourDataSetting />
      </Section>
      {changing && <EmailSheet sendsMail={sendsMail ?? false} onClose={() => setChanging(false)} />}
    </SignedOutPage>
  );
}
