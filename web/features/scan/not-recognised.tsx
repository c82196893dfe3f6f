import { useNavigate } from 'react-router-dom';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import { manualEntryPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface NotRecognisedProps {
  gtin: Gtin;
  onClose: () => void;
}

/** Nobody knows this code: the way on is its label. The code is kept. */
export function NotRecognised({ gtin, onClose }: NotRecognisedProps) {
  const navigate = useNavigate();
  const digits = printedCode(gtin);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Product Not Recognized"
      description="This product is not in our database yet."
      actions={
        <>
          <Button block onClick={() => void navigate(manualEntryPath(digits))}>
            Manual Entry
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            Back
          </Button>
        </>
      }
    >
      <p className="strong num">{digits}</p>
      <p className="small mt-1 text-ink-2">
        Type in its name and ingredient list, and you get its report at once. Unknown does not mean harmless: until then
        nothing has been checked.
      </p>
    </Dialog>
  );
}
