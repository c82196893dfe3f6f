import { useNetwork } from '#web/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { UnsentChoice } from './use-log-out.ts';

interface LogOutDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (choice: UnsentChoice) => Promise<void>;
  pending: boolean;
}

/** Changes wait on this phone: what should become of them before the account is closed. */
export function LogOutDialog({ open, onClose, onChoose, pending }: LogOutDialogProps) {
  const { queued, notSent } = useNetwork();
  const count = queued + notSent;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count === 1 ? '1 change is not sent yet' : `${count} changes are not sent yet`}
      description="They are on this phone only. Kept changes stay locked to your account and are sent when you sign in here again."
      actions={
        <>
          <Button block pending={pending} onClick={() => onChoose('send')}>
            {pending ? 'Logging out...' : 'Send, then log out'}
          </Button>
          <Button block variant="secondary" disabled={pending} onClick={() => onChoose('keep')}>
            Keep them and log out
          </Button>
          <Button block variant="danger" disabled={pending} onClick={() => onChoose('discard')}>
            Discard them and log out
          </Button>
          <Button block variant="quiet" onClick={onClose}>
            Stay signed in
          </Button>
        </>
      }
    />
  );
}
