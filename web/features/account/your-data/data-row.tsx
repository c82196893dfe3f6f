import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface DataRowProps {
  icon: ReactNode;
  title: string;
  meta: string;
  /** It takes something away. */
  danger?: boolean;
  onOpen: () => void;
}

/** A line that opens a sheet. */
export const DataRow = ({ icon, title, meta, danger = false, onOpen }: DataRowProps) => (
  <li className="row px-4">
    <span className="text-ink-2">{icon}</span>
    <span className="min-w-0 flex-1">
      <button type="button" className={classNames('row-link text-start', danger && 'text-high-text')} onClick={onOpen}>
        {title}
      </button>
      <span className="small block text-ink-2">{meta}</span>
    </span>
    <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
  </li>
);
