import { useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FollowBrand } from './follow-brand.tsx';
import { NoticeHead } from './notice-head.tsx';
import { RecallForHousehold } from './recall-for-household.tsx';
import { TheNotice } from './the-notice.tsx';
import { useNotice } from './use-notice.ts';
import { WhatToDo } from './what-to-do.tsx';
import './recalls.css';

/** One notice, public. For a household also why it may be affected, and what to do. @param id of the notice */
export function NoticePage({ id }: { id: string }) {
  const { notice, retry } = useNotice(id);
  const { status } = useSession();
  const back = status === 'signedIn' ? paths.recalls : paths.home;
  if (notice === undefined || typeof notice === 'string') {
    return (
      <Page title="Recall">
        <TopBar back={back} />
        <h1 className="sr-only">Recall</h1>
        {notice === undefined && (
          <div className="mt-4" role="status" aria-busy="true">
            <span className="sr-only">Looking for the notice</span>
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="mt-5 h-40 w-full" />
          </div>
        )}
        {notice === 'missing' && (
          <EmptyState
            title="Notice not found"
            text="Its source may have withdrawn it."
            action={<LinkButton to={back}>Go back</LinkButton>}
          />
        )}
        {notice === 'unreachable' && (
          <EmptyState
            title="Not on this phone"
            text="This notice hasn’t been opened here, and the server can’t be reached."
            action={<Button onClick={retry}>Try again</Button>}
          />
        )}
      </Page>
    );
  }
  return (
    <Page title={notice.title}>
      <TopBar back={back} />
      <NoticeHead notice={notice} />
      {!notice.withdrawn &&
        (status === 'signedIn' ? <RecallForHousehold notice={notice} /> : <WhatToDo notice={notice} decides={null} />)}
      <TheNotice notice={notice} />
      {status === 'signedIn' && <FollowBrand notice={notice} />}
    </Page>
  );
}
