import {
  CalendarClock,
  CircleQuestionMark,
  CloudAlert,
  type LucideIcon,
  ReplaceAll,
  ScanBarcode,
  TriangleAlert,
  Trophy,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NotificationView } from '#web/notices/notification-view.ts';
import { useMarkRead } from '#web/notices/use-notifications.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';

const ICON: Readonly<Record<NotificationView['kind'], LucideIcon>> = {
  recall: TriangleAlert,
  expires: CalendarClock,
  expired: CalendarClock,
  held: ScanBarcode,
  dead: CloudAlert,
  replaced: ReplaceAll,
  answer: CircleQuestionMark,
  achievement: Trophy,
  posts: UsersRound,
  invited: UsersRound,
};

interface NotificationListProps {
  list: readonly NotificationView[];
  /** Called when a notification was opened. */
  onFollow?: () => void;
}

/** Notifications, each a link to its subject. Opening one marks it as read. */
export function NotificationList({ list, onFollow }: NotificationListProps) {
  const markRead = useMarkRead();
  return (
    <ul className="panel-list [--inset:52px]">
      {list.map(({ id, kind, title, message, to, at, read }) => {
        const Icon = ICON[kind];
        return (
          <li key={id} className="notification" data-read={read}>
            <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
            <div className="min-w-0 flex-1">
              <Link
                to={to}
                className="row-link"
                onClick={() => {
                  if (!read) void markRead([id]);
                  onFollow?.();
                }}
              >
                <span className="notification-title wrap-anywhere">{title}</span>
              </Link>
              <p className="small line-clamp-3 wrap-anywhere text-ink-2">{message}</p>
              <p className="caption mt-0.5 text-ink-3">
                <TimeAgo at={at} />
              </p>
            </div>
            {!read && (
              <span className="notification-dot">
                <span className="sr-only">Unread</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
