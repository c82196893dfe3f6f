import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { GroupInvitePage } from '#web/features/community/door/invite-page.tsx';
import { CommunityPage } from '#web/features/community/front/community-page.tsx';
import { GroupPage } from '#web/features/community/inside/group-page.tsx';

// The editorial tips are long, and someone looking into a group does not need them.
const Tips = lazy(async () => ({ default: (await import('#web/features/tips/tips-page.tsx')).TipsPage }));

/** /community, the tips, a group, or an invitation to one, by the address: people go from one to another. */
export function Component() {
  const { id, token } = useParams();
  if (token !== undefined) return <GroupInvitePage />;
  if (id === 'tips') {
    return (
      <Suspense fallback={null}>
        <Tips />
      </Suspense>
    );
  }
  return id === undefined ? <CommunityPage /> : <GroupPage />;
}
