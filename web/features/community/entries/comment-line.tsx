import type { Entry } from '#domain/groups/post-calls.ts';
import { EntryText } from '#web/client/entry-text.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { EntryState } from './entry-state.tsx';
import { MoreDots } from './more-dots.tsx';
import { WhoLine } from './who-line.tsx';

interface CommentLineProps {
  entry: Entry;
  /** Opens the menu of the comment; null if viewed from outside the group. */
  onMenu: ((entry: Entry) => void) | null;
}

/** A comment in the thread of its post. */
export const CommentLine = ({ entry, onMenu }: CommentLineProps) => (
  <li className="min-w-0">
    <div className="flex items-start justify-between gap-2">
      {entry.state === 'deleted' ? <span /> : <WhoLine entry={entry} short />}
      {onMenu && entry.state !== 'deleted' && (
        <IconButton
          label={`More about the comment by ${entry.author?.name ?? 'a former member'}`}
          className="-mt-2 -mr-2"
          onClick={() => onMenu(entry)}
        >
          <MoreDots size={20} />
        </IconButton>
      )}
    </div>
    <EntryState entry={entry} />
    {entry.text !== '' && <EntryText text={entry.text} />}
  </li>
);
