import type { ReactNode } from 'react';
import { EmptyShelf } from './empty-shelf.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  /** One quiet alternative. */
  quiet?: ReactNode;
  /** Replaces the empty shelf; null for no drawing. */
  art?: ReactNode;
}

/** Empty state of a page: a drawing, two lines, one action. */
export function EmptyState({ title, text, action, quiet, art }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-4 pt-4 text-center">
      {art === undefined ? <EmptyShelf /> : art}
      <h2 className="title-2 mt-5">{title}</h2>
      {text && <p className="mt-1.5 max-w-[34ch] text-ink-2">{text}</p>}
      {(action || quiet) && (
        <div className="mt-5 grid w-full max-w-[280px] gap-1">
          {action}
          {quiet}
        </div>
      )}
    </div>
  );
}
