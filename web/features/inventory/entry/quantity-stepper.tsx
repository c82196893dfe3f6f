import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';

interface QuantityStepperProps {
  quantity: number;
  onAdjust: (delta: number) => void;
}

/** The quantity of an entry. Every press sends a delta, so that two phones add up. */
export function QuantityStepper({ quantity, onAdjust }: QuantityStepperProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="small-strong">Quantity</span>
      <fieldset aria-label="Quantity" className="flex items-center gap-1 rounded-control bg-surface-2">
        <IconButton label="One less" disabled={quantity === 0} onClick={() => onAdjust(-1)}>
          <Minus strokeWidth={1.9} />
        </IconButton>
        <output className="num strong min-w-9 text-center">{quantity}</output>
        <IconButton label="One more" disabled={quantity >= 9999} onClick={() => onAdjust(1)}>
          <Plus strokeWidth={1.9} />
        </IconButton>
      </fieldset>
    </div>
  );
}
