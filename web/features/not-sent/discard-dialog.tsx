import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';

interface DiscardDialogProps {
  /** What is discarded, in words. */
  what: string;
  onDiscard: () => void;
  onClose: () => void;
}

/** Nothing unsent leaves the phone without this. */
export const DiscardDialog = ({ what, onDiscard, onClose }: DiscardDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Discard this change?"
    description={
      <>
        <p className="strong text-ink">{what}</p>
        <p className="mt-1">It is on this phone only. Discarded, it is gone for good.</p>
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
