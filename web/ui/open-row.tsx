import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface OpenRowProps {
  Icon: LucideIcon;
  title: string;
  /** What it opens, below the title. */
  meta?: ReactNode;
  /** The current value, at the end of the line. */
  value?: ReactNode;
  /** It removes something. */
  danger?: boolean;
  disabled?: boolean;
  onOpen: () => void;
  /** What it opened, such as a sheet. */
  children?: ReactNode;
}

/** A list item that opens a sheet when pressed anywhere. Put it in a list with an inset of 48 px. */
export const OpenRow = ({
  Icon,
  title,
  meta,
  value,
  danger = false,
  disabled = false,
  onOpen,
  children,
}: OpenRowProps) => (
  <li className="row min-h-14 px-4">
    <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
    <span className="min-w-[min(8rem,60%)] flex-1">
      <button
        type="button"
        className={classNames('row-link text-start', danger && 'text-high-text')}
        disabled={disabled}
        onClick={onOpen}
      >
        {title}
      </button>
      {meta && <span className="small block text-ink-2">{meta}</span>}
    </span>
    {value && <span className="num min-w-0 text-end text-ink-2 wrap-anywhere">{value}</span>}
    <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 flex-none text-ink-3" />
    {children}
  </li>
);
