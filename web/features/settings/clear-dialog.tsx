import { useState } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { clearStored } from '#web/offline/tables/clear-stored.ts';
import { systemLocks } from '#web/offline/transport/system-locks.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

interface ClearDialogProps {
  onClose: () => void;
  onCleared: () => void;
}

function unsentSentence(count: number): string {
  if (count === 0) return 'Everything you did has reached the server.';
  if (count === 1) return '1 change has not reached the server yet. It stays on this phone.';
  return `${count} changes have not reached the server yet. They stay on this phone.`;
}

/** Clears data that can be fetched again. Unsent changes are never cleared. */
export function ClearDialog({ onClose, onCleared }: ClearDialogProps) {
  const { db } = useAccount();
  const client = useClient();
  const { queued, notSent } = useNetwork();
  const [clearing, setClearing] = useState(false);
  const clear = async () => {
    setClearing(true);
    try {
      await clearStored(db, systemLocks());
      client.syncNow();
      onCleared();
      onClose();
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      showToast({ title: 'Not cleared', description, variant: 'destructive' });
      setClearing(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Clear what’s stored here?"
      description={
        <>
          <p>
            Products, scans, reports and the inventory are removed from this phone and downloaded from the server again.
          </p>
          <p className="mt-2">{unsentSentence(queued + notSent)}</p>
        </>
      }
      actions={
        <>
          <Button variant="danger" block pending={clearing} onClick={clear}>
            {clearing ? 'Clearing' : 'Clear and download again'}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            Keep
          </Button>
        </>
      }
    />
  );
}
