import { Lock, Mail, MailCheck, MonitorSmartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { account, askToConfirmEmail } from '#domain/accounts/account-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { useSupport } from '#web/client/use-support.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { OpenRow } from '#web/ui/open-row.tsx';
import { DevicesSetting } from './devices-setting.tsx';
import { EmailSheet } from './email-sheet.tsx';
import { PasskeyRow } from './passkeys/passkey-row.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { ProgramsRow } from './programs/programs-row.tsx';
import { SecondStepRow } from './second-step/second-step-row.tsx';

/** Whether the e-mail address is confirmed; confirming is offered here, never required (product P2.2.10). */
function ConfirmedRow({ sendsMail }: { sendsMail: boolean }) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(account), [client]));
  const known = asked.state === 'there' ? asked.value.emailConfirmed : null;
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    const sent = await client.server.ask(askToConfirmEmail);
    setPending(false);
    if (!sent.ok) {
      showToast({ title: 'Not sent', description: sent.problem.message, variant: 'destructive' });
      return;
    }
    const description = sendsMail
      ? 'Open the link in the message to confirm the address.'
      : 'Your server doesn’t send e-mail. Ask the people who run it for the link.';
    showToast({ title: 'Link requested', description, variant: 'info' });
  };
  return (
    <li className="row min-h-14 px-4">
      <MailCheck size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        {known === null ? 'Address' : known ? 'Address confirmed' : 'Address not confirmed'}
      </span>
      {known === true && <span className="text-ink-2">Yes</span>}
      {known === false && (
        <Button size="small" variant="soft" pending={pending} onClick={confirm}>
          {pending ? 'Sending' : 'Confirm'}
        </Button>
      )}
      {asked.state === 'failed' && (
        <Button size="small" variant="soft" onClick={again}>
          Unknown. Check again
        </Button>
      )}
    </li>
  );
}

/** Account settings: e-mail address, password and signed-in devices. */
export function AccountSetting() {
  const { user } = useAccount();
  const sendsMail = useSupport()?.sendsMail ?? false;
  const [open, setOpen] = useState<'email' | 'password' | 'devices' | null>(null);
  const close = () => setOpen(null);
  return (
    <PanelList inset={48}>
      <OpenRow Icon={Mail} title="E-mail address" meta={user.email} onOpen={() => setOpen('email')}>
        {open === 'email' && <EmailSheet sendsMail={sendsMail} onClose={close} />}
      </OpenRow>
      <ConfirmedRow sendsMail={sendsMail} />
      <OpenRow Icon={Lock} title="Password" onOpen={() => setOpen('password')}>
        {open === 'password' && <PasswordSheet onClose={close} />}
      </OpenRow>
      <SecondStepRow />
      <PasskeyRow />
      <OpenRow Icon={MonitorSmartphone} title="Where you’re signed in" onOpen={() => setOpen('devices')}>
        {open === 'devices' && (
          <Sheet open onClose={close} title="Signed in on">
            <DevicesSetting />
          </Sheet>
        )}
      </OpenRow>
      <ProgramsRow />
    </PanelList>
  );
}
