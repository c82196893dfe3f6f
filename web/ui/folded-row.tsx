import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sheet } from './frame/sheet.tsx';
import { OpenRow } from './open-row.tsx';

interface FoldedRowProps {
  Icon: LucideIcon;
  title: string;
  meta?: ReactNode;
  /** How it stands now. */
  value?: ReactNode;
  /** What the sheet holds. */
  children: ReactNode;
}

/** A line that says how something stands, and opens what changes it. */
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
