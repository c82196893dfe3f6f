import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The receipt of a score: lines, then the sum below a single rule and the score below a double one. */
export const Receipt = ({ children }: { children: ReactNode }) => <dl className="receipt">{children}</dl>;

/** Points with two decimals and the real minus sign: "−17.70". */
export const points = (value: number): string => value.toFixed(2).replace('-', '\u2212');

interface ReceiptLineProps {
  name: ReactNode;
  /** Already formatted: "−17.70", "48". */
  value: ReactNode;
  reason?: ReactNode;
  source?: ReactNode;
  kind?: 'line' | 'sum' | 'total';
}

/** Name, dotted leader and points, with the reason and its instrument below. */
export function ReceiptLine({ name, value, reason, source, kind = 'line' }: ReceiptLineProps) {
  return (
    <div className={classNames('receipt-line', kind !== 'line' && `receipt-${kind}`)}>
      <dt className="receipt-name">{name}</dt>
      <span className="receipt-dots" aria-hidden="true" />
      <dd className="receipt-points">{value}</dd>
      {(reason || source) && (
        <dd className="receipt-why">
          {reason && <span>{reason}</span>}
          {source && <span className="receipt-source">{source}</span>}
        </dd>
      )}
    </div>
  );
}
