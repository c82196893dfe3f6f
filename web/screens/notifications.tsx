import { NotificationsPage } from '#web/features/shell/notifications-page.tsx';

/** /notifications: all notifications. */
export const Component = () => <NotificationsPage />;
