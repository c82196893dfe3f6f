import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { mayAct } from '#domain/groups/roles.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GroupPreviewPage } from '../door/group-preview-page.tsx';
import { GroupSymbol } from '../group-symbol.tsx';
import { KIND_WORD, members } from '../group-words.ts';
import { useGroup } from '../use-community.ts';
import { AboutTab } from './about-tab.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MembersTab } from './members-tab.tsx';
import { PostsTab } from './posts-tab.tsx';
import '../community.css';

/** Posts that fill a phone's screen. Rendered first, because a slow phone takes a while for the rest. */
const FIRST = 5;
/** Posts rendered per page. */
const SHOWN = 20;

const TABS = [
  { value: 'posts', label: 'Posts' },
  { value: 'members', label: 'Members' },
  { value: 'about', label: 'About' },
] as const;
type Tab = (typeof TABS)[number]['value'];

function Inside({ groupId }: { groupId: string }) {
  const [shown, setShown] = useState(FIRST);
  const [tab, setTab] = useState<Tab>('posts');
  const [inviting, setInviting] = useState(false);
  const { read, asked, problem, again } = useGroup(groupId, shown);
  const held = read?.posts.length ?? 0;
  useEffect(() => {
    if (held === FIRST) setShown((before) => Math.max(before, SHOWN));
  }, [held]);
  if (read === undefined || (read.stored === null && !asked)) {
    return (
      <Page title="Group">
        <PageHeader title="Group" back={paths.community} />
        <Skeleton className="mt-6 h-40" />
      </Page>
    );
  }
  const { stored, posts, waiting } = read;
  if (stored === null) return <GroupPreviewPage groupId={groupId} onInside={again} />;
  const { line, group } = stored;
  const role = group?.you.role ?? 'member';
  const mayInvite = mayAct({ role, state: 'active', archived: line.archived }, 'invite').ok;
  return (
    <Page title={line.name}>
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <GroupSymbol symbol={line.symbol} />
            <span className="min-w-0 wrap-anywhere">{line.name}</span>
          </span>
        }
        subtitle={
          <span className="mt-2 block">
            {KIND_WORD[line.kind]} · {members(line.members)}
            {line.archived && ' · Archived'}
          </span>
        }
        back={paths.community}
      />
      {problem && (
        <div className="mt-3">
          <Notice role="status">{group === null ? problem : `${problem} Showing what was last loaded.`}</Notice>
        </div>
      )}
      <div className="group-tabs mt-4">
        <Tabs label="Group sections" tabs={TABS} value={tab} onChange={setTab}>
          <div className="mt-4">
            {tab === 'posts' && (
              <PostsTab
                stored={stored}
                posts={posts}
                waiting={waiting}
                shown={shown}
                onMore={() => setShown(shown + SHOWN)}
                again={again}
              />
            )}
            {tab === 'members' && (
              <MembersTab
                groupId={groupId}
                role={role}
                onInvite={mayInvite ? () => setInviting(true) : null}
                again={again}
              />
            )}
            {tab === 'about' && <AboutTab stored={stored} again={again} />}
          </div>
        </Tabs>
      </div>
      {inviting && <InviteSheet groupId={groupId} name={line.name} onClose={() => setInviting(false)} />}
    </Page>
  );
}

/** /community/groups/{id} (product P22) */
export function GroupPage() {
  const { id = '' } = useParams();
  return <Inside key={id} groupId={id} />;
}
