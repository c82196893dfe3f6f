import type { Product } from '#domain/products/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';

interface TakenDialogProps {
  /** The product that has the code already. */
  product: Product;
  onView: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** A code that is another product's: what is typed would take its place, and with it its list and its warnings. */
export const TakenDialog = ({ product, onView, onReplace, onClose }: TakenDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="This barcode has a product"
    description="Your entry would take its place for your household, and its list would no longer be judged."
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
