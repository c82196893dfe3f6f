import { NotSentPage } from '#web/features/not-sent/not-sent-page.tsx';

/** /not-sent: changes the server did not accept. */
export const Component = () => <NotSentPage />;
