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
  /** The choice being carried out; null if none. */
  pending: UnsentChoice | null;
  /** Why the last choice failed: changes are left that could not be sent, or the server was unreachable. */
  trouble: 'unsent' | 'unreachable' | null;
}

const troubleWords = (trouble: 'unsent' | 'unreachable', offline: boolean): string =>
  trouble === 'unreachable' || offline
    ? 'Your server can’t be reached. Sending and logging out both need it. Until then, everything stays as it is.'
    : 'Not everything could be sent. Try again with a better signal, or keep it on this phone.';

const titleOf = (count: number): string =>
  count === 1 ? '1 change is not sent yet' : `${count} changes are not sent yet`;
const discardOf = (count: number): string => (count === 1 ? 'Discard 1 item' : `Discard ${count} items`);

/** Second confirmation before discarding, which cannot be undone. */
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

/** Asks what to do with the unsent changes on this phone before the account is closed. */
export function LogOutDialog({ onClose, onChoose, pending, trouble }: LogOutDialogProps) {
  const { db } = useAccount();
  const { queued, notSent, status } = useNetwork();
  const [sure, setSure] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Counted again on each change; the network's numbers are used while counting, and once the tables are gone.
  const own = useLiveQuery(() => countOwnUnsent(db).catch(() => undefined), [db]);
  const count = own ?? queued + notSent;
  const problem = trouble !== null && pending === null && (
    <Notice level="CAUTION" role="alert">
      {troubleWords(trouble, status === 'offline')}
    </Notice>
  );
  // Not while another choice is carried out: the count may be zero because the tables are gone, with nothing sent.
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
        description="Nothing is waiting on this phone any more."
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
        description="They are only on this phone. This can’t be undone."
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
      description="They are only on this phone. If kept, they are locked to your account: nobody else sees or sends them, and they are sent when you sign in on this phone again."
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
