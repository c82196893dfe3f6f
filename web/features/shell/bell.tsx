import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useNetwork } from '#web/client/client-context.tsx';
import { useMarkRead, useNotifications } from '#web/notices/use-notifications.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/frame/popover.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { NotificationList } from './notification-list.tsx';

/** Maximum number of entries in the panel, and the highest number shown on the badge (product P2.4.2). */
const MOST_LISTED = 10;
const MOST_COUNTED = 9;

/** The notification bell: the number of unread notifications, and the latest ones. */
export function Bell({ above = false }: { above?: boolean }) {
  const list = useNotifications();
  const unread = list?.filter(({ read }) => !read).length ?? 0;
  return (
    <Popover
      label="Notifications"
      className={above ? 'bottom-full left-0 mb-2 -translate-x-1/2' : 'top-full right-0 -mr-9 mt-1'}
      trigger={(props) => (
        <IconButton label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`} {...props}>
          <BellIcon strokeWidth={1.9} />
          {unread > 0 && (
            <span className="bell-badge" aria-hidden="true">
              {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
            </span>
          )}
        </IconButton>
      )}
    >
      {(close) => <BellPanel close={close} list={list} unread={unread} />}
    </Popover>
  );
}

interface BellPanelProps {
  close: () => void;
  list: ReturnType<typeof useNotifications>;
  unread: number;
}

function BellPanel({ close, list, unread }: BellPanelProps) {
  const { status, notSent } = useNetwork();
  const markRead = useMarkRead();
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 pr-3 pl-4">
        <h2 className="title-3">Notifications</h2>
        {unread > 0 && (
          <button
            type="button"
            className="link"
            onClick={() => void markRead(list?.flatMap(({ id, read }) => (read ? [] : id)) ?? [])}
          >
            Mark all as read
          </button>
        )}
      </div>
      <div className={classNames('bell-scroll', list?.length !== 0 && 'border-t border-line')}>
        {!list && (
          <ul>
            <SkeletonRow />
          </ul>
        )}
        {list?.length === 0 && (
          <p className="small px-4 pb-4 text-ink-2">
            No notifications. Expiry dates and changes that couldn’t be sent appear here.
          </p>
        )}
        {list && list.length > 0 && <NotificationList list={list.slice(0, MOST_LISTED)} onFollow={close} />}
      </div>
      {list && (list.length > MOST_LISTED || notSent > 0 || status === 'offline') && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-1.5">
          {list.length > MOST_LISTED && (
            <Link to={paths.notifications} className="link min-h-9" onClick={close}>
              View all {list.length}
            </Link>
          )}
          {notSent > 0 && (
            <Link to={paths.notSent} className="link min-h-9" onClick={close}>
              {notSent} not sent
            </Link>
          )}
          {status === 'offline' && (
            <span className="caption py-2 text-ink-2">Offline. Showing what this phone knows.</span>
          )}
        </div>
      )}
    </>
  );
}
