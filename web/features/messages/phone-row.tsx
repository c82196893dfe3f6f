import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { InstallSteps } from '#web/install/install-steps.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { type PhonePush, sendTest, switchOff, switchOn } from './phone-push.ts';

/** Why messages cannot be switched on here, and what to do about it. */
const WHY: Readonly<Record<Exclude<PhonePush['state'], 'on' | 'off'>, string>> = {
  unsupported: 'This browser can’t show messages from apps like this one.',
  install: 'iPhones and iPads only show messages from apps on the home screen. Add Safeshelf there and switch them on.',
  denied: 'Messages from Safeshelf are blocked in your browser settings. Allow them there, then come back.',
  refused: 'The people who run your server have switched push messages off.',
};

/** Messages on this phone: a switch that also asks for permission, and a test. */
export function PhoneRow({ push, onChanged }: { push: PhonePush; onChanged: () => void }) {
  const { server } = useClient();
  const [pending, setPending] = useState(false);
  const { state, setup } = push;
  const run = async (work: Promise<Result<unknown>>, done: string) => {
    setPending(true);
    const result = await work;
    setPending(false);
    if (result.ok) showToast({ title: done });
    else showToast({ title: 'That didn’t work', description: result.problem.message, variant: 'destructive' });
    onChanged();
  };
  if (state !== 'on' && state !== 'off') {
    return (
      <li className="px-4 py-3">
        <p>Messages on this phone</p>
        <p className="small mt-0.5 text-ink-2">{WHY[state]}</p>
        {state === 'install' && (
          <div className="mt-4">
            <InstallSteps />
          </div>
        )}
      </li>
    );
  }
  return (
    <>
      <li className="px-4 py-3">
        <SwitchLine
          Icon={Bell}
          label="Messages on this phone"
          hint="Even while the app is closed. No product, name or health detail leaves your server in them."
          checked={state === 'on'}
          disabled={pending}
          onChange={(on) =>
            void run(
              on ? switchOn(server, setup.publicKey ?? '') : switchOff(server),
              on ? 'Messages switched on' : 'Messages switched off',
            )
          }
        />
      </li>
      {state === 'on' && (
        <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2.5">
          <BellRing size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
          <span className="flex-1">Try it</span>
          <Button
            size="small"
            variant="soft"
            pending={pending}
            onClick={() => void run(sendTest(server), 'Test message sent')}
          >
            Send a test
          </Button>
        </li>
      )}
    </>
  );
}
