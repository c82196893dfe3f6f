import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A compact box on a surface. A panel never contains another panel. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('panel p-4', className)}>{children}</div>;
}

interface PanelListProps {
  /** Accessible name, if no heading precedes it. */
  label?: string;
  /** Where the dividers start, in pixels: 76 after a thumbnail, 48 after an icon, 16 for plain text. */
  inset?: number;
  className?: string;
  /** `<li>` elements, such as ProductRow. */
  children: ReactNode;
}

/** A list in a panel, with dividers between its rows. */
export function PanelList({ label, inset = 76, className, children }: PanelListProps) {
  return (
    <ul
      aria-label={label}
      className={classNames('panel panel-list', className)}
      style={{ '--inset': `${inset}px` } as CSSProperties}
    >
      {children}
    </ul>
  );
}
