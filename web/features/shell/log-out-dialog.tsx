import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { countOwnUnsent } from '#web/offline/queue/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import type { UnsentChoice } from './use-log-out.ts';

interface LogOutDialogProps {
  onClose: () => void;
  onChoose: (choice: UnsentChoice) => Promise<void>;
  /** What is being done now; null for nothing. */
  pending: UnsentChoice | null;
  /** What came of the choice before: something is left that could not be sent, or the server was not told. */
  trouble: 'unsent' | 'unreachable' | null;
}

const troubleWords = (trouble: 'unsent' | 'unreachable', offline: boolean): string =>
  trouble === 'unreachable' || offline
    ? 'Your server cannot be reached. Sending and logging out both need it: until then everything stays as it is.'
    : 'Not everything could be sent. Try again with a better signal, or keep it on this phone.';

const titleOf = (count: number): string =>
  count === 1 ? '1 change is not sent yet' : `${count} changes are not sent yet`;
const discardOf = (count: number): string => (count === 1 ? 'Discard 1 item' : `Discard ${count} items`);

/** Discarding is asked once more: it cannot be undone. */
function Sure({ count, pending, onDiscard, onBack }: SureProps) {
  return (
    <>
      <Button block variant="danger" pending={pending} onClick={onDiscard}>
        {pending ? 'Logging out...' : discardOf(count)}
      </Button>
      <Button block variant="secondary" disabled={pending} onClick={onBack}>
        Back
      </Button>
    </>
  );
}

interface SureProps {
  count: number;
  pending: boolean;
  onDiscard: () => void;
  onBack: () => void;
}

/** Changes wait on this phone: what should become of them before the account is closed. */
export function LogOutDialog({ onClose, onChoose, pending, trouble }: LogOutDialogProps) {
  const { db } = useAccount();
  const { queued, notSent, status } = useNetwork();
  const [sure, setSure] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Counted anew with each change; while it is counted, and once the tables are gone, what the network knows stands.
  const own = useLiveQuery(() => countOwnUnsent(db).catch(() => undefined), [db]);
  const count = own ?? queued + notSent;
  const problem = trouble !== null && pending === null && (
    <Notice level="CAUTION" role="alert">
      {troubleWords(trouble, status === 'offline')}
    </Notice>
  );
  // Not while another choice is carried out: its tables may be gone already, and were not sent.
  if (leaving || (count === 0 && pending === null)) {
    const leave = async () => {
      setLeaving(true);
      await onChoose('keep');
      setLeaving(false);
    };
    return (
      <Dialog
        open
        onClose={onClose}
        title="Everything is sent"
        description="Nothing waits on this phone any more."
        actions={
          <>
            <Button block pending={leaving} onClick={leave}>
              {leaving ? 'Logging out...' : 'Log out'}
            </Button>
            <Button block variant="quiet" onClick={onClose}>
              Stay signed in
            </Button>
          </>
        }
      >
        {status === 'offline' && problem}
      </Dialog>
    );
  }
  if (sure) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Discard for good?"
        description="They are on this phone only, and nobody can bring them back."
        actions={
          <Sure
            count={count}
            pending={pending === 'discard'}
            onDiscard={() => void onChoose('discard')}
            onBack={() => setSure(false)}
          />
        }
      >
        {problem}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(count)}
      description="They are on this phone only. Kept here, they are locked to your account: nobody else sees or sends them, and they go out when you sign in on this phone again."
      actions={
        <>
          <Button block pending={pending === 'send'} disabled={pending === 'keep'} onClick={() => onChoose('send')}>
            {pending === 'send' ? 'Sending' : 'Send now'}
          </Button>
          <Button
            block
            variant="secondary"
            pending={pending === 'keep'}
            disabled={pending === 'send'}
            onClick={() => onChoose('keep')}
          >
            {pending === 'keep' ? 'Logging out...' : 'Keep on this phone'}
          </Button>
          <Button block variant="danger" disabled={pending !== null} onClick={() => setSure(true)}>
            {discardOf(count)}
          </Button>
          <Button block variant="quiet" onClick={onClose}>
            Stay signed in
          </Button>
        </>
      }
    >
      {problem}
    </Dialog>
  );
}
