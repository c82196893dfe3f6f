import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sheet } from './frame/sheet.tsx';
import { OpenRow } from './open-row.tsx';

interface FoldedRowProps {
  Icon: LucideIcon;
  title: string;
  meta?: ReactNode;
  /** The current value. */
  value?: ReactNode;
  /** The content of the sheet. */
  children: ReactNode;
}

/** A row that shows a current value, and opens a sheet to change it. */
export function FoldedRow({ children, ...row }: FoldedRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <OpenRow {...row} onOpen={() => setOpen(true)}>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={row.title}>
          {children}
        </Sheet>
      )}
    </OpenRow>
  );
}
