import { mixesAlphabets } from '#domain/groups/group-text.ts';
import type { Entry } from '#domain/groups/post-calls.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { ROLE_WORD } from '../group-words.ts';

interface WhoLineProps {
  entry: Pick<Entry, 'author' | 'yours' | 'writtenAt' | 'editedAt'>;
  /** Shown before the time, such as the group's name. */
  where?: string;
  /** On one line, as for comments. */
  short?: boolean;
}

/** The author of an entry, their role in the group, and when it was written. */
export function WhoLine({ entry: { author, yours, writtenAt, editedAt }, where, short = false }: WhoLineProps) {
  const name = author?.name ?? 'Former member';
  return (
    <div className={short ? 'flex min-w-0 flex-wrap items-center gap-x-2' : 'min-w-0 flex-1'}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <b className="wrap-anywhere" dir="auto">
          {name}
          {yours && ', you'}
        </b>
        {author?.role && author.role !== 'member' && <span className="role-mark">{ROLE_WORD[author.role]}</span>}
        {mixesAlphabets(name) && <span className="role-mark">Mixed letters</span>}
      </span>
      <span className="small text-ink-2">
        {where && `${where} · `}
        <TimeAgo at={writtenAt} />
        {editedAt !== null && ' · edited'}
      </span>
    </div>
  );
}
