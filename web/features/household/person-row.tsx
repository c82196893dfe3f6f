import type { ReactNode } from 'react';
import { Avatar, type AvatarKind } from '#web/ui/avatar.tsx';
import { SavedMark, type SavedState } from '#web/ui/saved-mark.tsx';

interface PersonRowProps {
  name: string;
  kind: AvatarKind;
  summary: string;
  saved: SavedState;
  /** A chevron or a button, at the end of the row. */
  end: ReactNode;
  onOpen?: () => void;
}

/** A person or animal of the household, as a list item. */
export function PersonRow({ name, kind, summary, saved, end, onOpen }: PersonRowProps) {
  return (
    <li className="row">
      <Avatar kind={kind} name={name} />
      <span className="min-w-0 flex-1">
        {onOpen ? (
          <button type="button" className="row-link block text-start" onClick={onOpen}>
            <span className="row-name">{name}</span>
          </button>
        ) : (
          <span className="row-name">{name}</span>
        )}
        <span className="row-meta block">
          {summary}
          <SavedMark state={saved} />
        </span>
      </span>
      {end}
    </li>
  );
}
