import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';

interface DiscardDialogProps {
  /** Description of the change to be discarded. */
  what: string;
  onDiscard: () => void;
  onClose: () => void;
}

/** Confirmation that is required before any unsent change is discarded. */
export const DiscardDialog = ({ what, onDiscard, onClose }: DiscardDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Discard this change?"
    description={
      <>
        <p className="strong text-ink">{what}</p>
        <p className="mt-1">It’s only on this phone. Once discarded, it’s gone for good.</p>
      </>
    }
    actions={
      <>
        <Button variant="danger" block onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="secondary" block onClick={onClose}>
          Keep
        </Button>
      </>
    }
  />
);
