import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';

/** How long the success message is shown before the report opens (product P2.7.2). */
const CLOSES_AFTER_MS = 2000;

interface AddedDialogProps {
  name: string;
  /** Opens the report: after the time is over, or at once on request. */
  onGo: () => void;
}

/** Success message after an unknown code was entered as a product of this household. */
export function AddedDialog({ name, onGo }: AddedDialogProps) {
  useEffect(() => {
    const timer = setTimeout(onGo, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onGo]);
  return (
    <Dialog
      open
      onClose={onGo}
      title="Product added"
      description="Redirecting to product report"
      actions={
        <Button block onClick={onGo}>
          View report
        </Button>
      }
    >
      <p className="strong flex items-start gap-2" role="status">
        <CircleCheck aria-hidden="true" size={22} strokeWidth={1.9} className="mt-px flex-none" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </p>
    </Dialog>
  );
}
