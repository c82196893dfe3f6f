import { BellOff, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GroupLine } from '#domain/groups/group-calls.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';
import { GroupSymbol, type SymbolName } from '../group-symbol.tsx';

/** The text about a group's last post. */
export function groupNews({ archived, lastAt, lastBy, unread }: GroupLine): string {
  if (archived) return 'Archived';
  if (lastAt === null) return 'No posts yet';
  const when = timeAgo(lastAt, Date.now()).toLowerCase();
  if (unread === 0) return `Nothing new · last post ${when}`;
  return `${lastBy ?? 'A former member'} posted ${when}`;
}

interface GroupRowProps {
  to: string;
  about: { readonly name: string; readonly symbol: SymbolName; readonly muted?: boolean };
  meta: string;
  unread?: number;
}

/** One row in a list of groups. */
export const GroupRow = ({ to, about: { name, symbol, muted = false }, meta, unread = 0 }: GroupRowProps) => (
  <li className="row">
    <GroupSymbol symbol={symbol} />
    <span className="min-w-0 flex-1">
      <Link to={to} className="row-link">
        <span className="row-name wrap-anywhere">{name}</span>
      </Link>
      <span className="row-meta block wrap-anywhere">{meta}</span>
    </span>
    {muted && <BellOff size={18} strokeWidth={1.9} role="img" aria-label="Muted" className="flex-none text-ink-2" />}
    {unread > 0 && !muted ? (
      <span className="group-count num" role="img" aria-label={`${unread >= 99 ? 'More than 98' : unread} new`}>
        {unread >= 99 ? '99+' : unread}
      </span>
    ) : (
      <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
    )}
  </li>
);
