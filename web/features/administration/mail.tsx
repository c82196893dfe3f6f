import { useState } from 'react';
import { type AdminLetter, adminOpenLetter, adminOutbox } from '#domain/administration/operation-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

/** What each kind of message is about. */
const ABOUT: Readonly<Record<string, string>> = {
  reset: 'A link for a forgotten password',
  confirm: 'A link that confirms an address',
  email: 'A link that confirms a new address',
  'password-changed': 'The password was changed',
  'email-changed': 'The address was changed',
  'second-step-on': 'The second step was turned on',
  'second-step-off': 'The second step was turned off',
  'recovery-code-used': 'A recovery code was used',
  'export-ready': 'An export is ready',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'deletion-asked': 'A deletion was requested',
  'deletion-called-off': 'A deletion was cancelled',
  news: 'Something at home needs a look',
};

/** An outgoing message: recipient and kind. Its text is only shown to somebody who will hand it on. */
function Letter({ letter: { id, kind, to, writtenAt, handedAt } }: { letter: AdminLetter }) {
  const ask = useAdminAsk();
  const [written, setWritten] = useState<{ subject: string; text: string } | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-[min(16ch,100%)] flex-1 wrap-anywhere">
          <h2 className="title-3">{ABOUT[kind] ?? kind}</h2>
          <p className="small text-ink-2">
            For {to}, <TimeAgo at={writtenAt} />
            {handedAt !== null && (
              <>
                . Shown <TimeAgo at={handedAt} />
              </>
            )}
          </p>
        </div>
        <ConfirmButton
          label={`Show for ${to}`}
          sureLabel="I’ll give it to them only"
          send={() => ask(adminOpenLetter, { params: { id } })}
          then={setWritten}
        />
      </div>
      {written && (
        <section className="mt-3" aria-label={`Message for ${to}`}>
          <h3 className="title-3">{written.subject}</h3>
          <p className="mt-2 select-all whitespace-pre-wrap wrap-anywhere">{written.text}</p>
        </section>
      )}
    </>
  );
}

function Mail() {
  const live = useLive(adminOutbox, ['mail']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ sendsMail, letters }) => (
          <>
            <p className="text-ink-2">
              {sendsMail
                ? 'This server sends its own mail. Anything it could not send is under Jobs.'
                : 'This server sends no mail: pass these on, each to its recipient only. A link works from the moment it is shown.'}
            </p>
            <LiveRows
              live={live}
              rows={letters}
              idOf={({ id }) => id}
              label="Messages"
              count={(rows) => counted(rows, 'message')}
              empty={<p className="mt-4 text-ink-2">No messages here.</p>}
            >
              {(letter) => <Letter letter={letter} />}
            </LiveRows>
          </>
        )}
      </ServerAnswerView>
    </div>
  );
}

/** /admin/mail (product P17.11) */
export const AdminMail = () => (
  <AdminFrame title="Mail">
    <Mail />
  </AdminFrame>
);
