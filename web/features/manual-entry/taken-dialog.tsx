import type { Product } from '#domain/products/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';

interface TakenDialogProps {
  /** The product that already has the code. */
  product: Product;
  onView: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** The code belongs to another product: the entry would replace it, and with it its list and its warnings. */
export const TakenDialog = ({ product, onView, onReplace, onClose }: TakenDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="This barcode already has a product"
    description="Your entry would replace it for your household, and its list would no longer be assessed."
    actions={
      <>
        <Button block onClick={onView}>
          View its report
        </Button>
        <Button block variant="secondary" onClick={onClose}>
          Change the barcode
        </Button>
        <Button block variant="danger" onClick={onReplace}>
          Replace it
        </Button>
      </>
    }
  >
    <p className="strong [overflow-wrap:anywhere]">{product.name}</p>
    <p className="small mt-1 line-clamp-4 text-ink-2 [overflow-wrap:anywhere]">{product.ingredientsText}</p>
  </Dialog>
);
