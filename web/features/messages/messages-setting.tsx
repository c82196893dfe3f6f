import { useLiveQuery } from 'dexie-react-hooks';
import { Mail } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { readPhonePush } from './phone-push.ts';
import { PhoneRow } from './phone-row.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { RelayRow } from './relay-row.tsx';

/** Messages by mail, for this person on every phone. */
function MailRow({ sendsMail }: { sendsMail: boolean }) {
  const { db } = useAccount();
  const client = useClient();
  const on = useLiveQuery(async () => (await db.preferences.get('notifyByMail'))?.value === true, [db]);
  const hint = 'They say something at home needs attention, but not what.';
  return (
    <li className="px-4 py-3">
      <SwitchLine
        Icon={Mail}
        label="Messages by e-mail"
        hint={sendsMail ? hint : 'Your server doesn’t send e-mail'}
        checked={sendsMail && on === true}
        disabled={!sendsMail || on === undefined}
        onChange={async (value) => {
          const key = 'notifyByMail';
          const done = await client.perform('preferences.set', key, { key, value });
          if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
        }}
      />
    </li>
  );
}

/**
 * Where a person gets messages about what needs a look, and when not (product P15).
 * @param byKind the row that sets what the bell reports
 */
export function MessagesSetting({ byKind }: { byKind: ReactNode }) {
  const { server } = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => readPhonePush(server), [server]));
  const push = asked.state === 'there' ? asked.value : null;
  return (
    <PanelList inset={48}>
      {push ? (
        <>
          <PhoneRow push={push} onChanged={again} />
          <MailRow sendsMail={push.setup.sendsMail} />
        </>
      ) : (
        // As high as the two rows to come, so that nothing below moves.
        <li className="flex min-h-[11.5rem] flex-wrap content-center items-center justify-between gap-3 px-4 py-3">
          <span>
            Messages
            <span className="small mt-0.5 block text-ink-2">
              {asked.state === 'failed' ? asked.message : 'Checking with your server.'}
            </span>
          </span>
          {asked.state === 'failed' && (
            <Button size="small" variant="soft" onClick={again}>
              Try again
            </Button>
          )}
        </li>
      )}
      <QuietHours />
      {byKind}
      {push?.setup.relays.map((relay) => (
        <RelayRow key={relay.relay} {...relay} onChanged={again} />
      ))}
    </PanelList>
  );
}
