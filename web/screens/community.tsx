import { useParams } from 'react-router-dom';
import { GroupInvitePage } from '#web/features/community/door/invite-page.tsx';
import { CommunityPage } from '#web/features/community/front/community-page.tsx';
import { GroupPage } from '#web/features/community/inside/group-page.tsx';

/** /community, a group, or an invitation into one, by the address: whoever opens one goes on to another. */
export function Component() {
  const { id, token } = useParams();
  if (token !== undefined) return <GroupInvitePage />;
  return id === undefined ? <CommunityPage /> : <GroupPage />;
}
