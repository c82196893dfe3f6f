import { BellOff } from 'lucide-react';
import { useMarkRead, useNotifications } from '#web/notices/use-notifications.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { NotificationList } from './notification-list.tsx';

/** All notifications, computed on this phone, so that they are the same offline. */
export function NotificationsPage() {
  const list = useNotifications();
  const markRead = useMarkRead();
  const unread = list?.flatMap(({ id, read }) => (read ? [] : id)) ?? [];
  return (
    <Page title="Notifications">
      <PageHeader title="Notifications" back={paths.dashboard} />
      {!list && (
        <PanelList label="Notifications" className="mt-6">
          <SkeletonRow />
          <SkeletonRow />
        </PanelList>
      )}
      {list?.length === 0 && (
        <div className="mt-10">
          <EmptyState
            art={<BellOff size={56} strokeWidth={1.5} aria-hidden="true" className="text-ink-2" />}
            title="No notifications"
            text="Expiry dates 30, 7 and 1 days ahead, and changes that couldn’t be sent, appear here."
            action={
              <LinkButton to={paths.inventory} variant="secondary" block>
                See your products
              </LinkButton>
            }
          />
        </div>
      )}
      {list && list.length > 0 && (
        <>
          <div className="panel mt-5 overflow-hidden">
            <NotificationList list={list} />
          </div>
          {unread.length > 0 && (
            <Button variant="quiet" className="mt-3 -ml-[14px]" onClick={() => void markRead(unread)}>
              Mark all as read
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
