import { RotateCcw } from 'lucide-react';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';

interface LastScannedProps {
  gtin: Gtin | null;
  /** Clears the error, the result and the last barcode, which can then be scanned again at once. */
  onReset: () => void;
}

/** The last code that was read, and a reset button. */
export const LastScanned = ({ gtin, onReset }: LastScannedProps) => (
  <div className="last-scanned small">
    <span className="num">{gtin ? `Last scanned ${printedCode(gtin)}` : 'Nothing scanned yet'}</span>
    <button type="button" onClick={onReset}>
      <RotateCcw aria-hidden="true" size={16} strokeWidth={1.9} />
      Reset
    </button>
  </div>
);
