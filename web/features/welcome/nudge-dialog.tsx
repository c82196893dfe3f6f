import { useNavigate } from 'react-router-dom';
import { CATEGORY_GOAL } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';

interface NudgeDialogProps {
  category: HomeCategory;
  /** Number of its products that are checked. */
  checked: number;
  onDone: () => void;
}

/** An incomplete category, and what it takes to complete it (product P2.3.4). */
export function NudgeDialog({ category, checked, onDone }: NudgeDialogProps) {
  const navigate = useNavigate();
  const left = CATEGORY_GOAL - checked;
  return (
    <Dialog
      open
      onClose={onDone}
      title={`${HOME_CATEGORY_LABELS[category]}: ${checked} of ${CATEGORY_GOAL} checked`}
      description={
        left === 1
          ? 'One more product, and you’ll see how this category is doing.'
          : `${left} more products, and you’ll see how this category is doing.`
      }
      actions={
        <>
          <Button
            block
            icon={<ScanMark />}
            onClick={() => {
              onDone();
              void navigate(paths.scan);
            }}
          >
            Scan a product
          </Button>
          <Button block variant="secondary" onClick={onDone}>
            Not now
          </Button>
        </>
      }
    />
  );
}
