import { NotSentPage } from '#web/features/not-sent/not-sent-page.tsx';

/** /not-sent: what the server did not take. */
export const Component = () => <NotSentPage />;
