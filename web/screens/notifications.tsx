import { NotificationsPage } from '#web/features/shell/notifications-page.tsx';

/** /notifications: all of them. */
export const Component = () => <NotificationsPage />;
