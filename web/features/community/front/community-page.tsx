import { Gift, PenLine, Plus, Trophy, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNetwork } from '#web/client/client-context.tsx';
import type { StoredGroup } from '#web/offline/tables/account-db.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentEntry } from '../entries/unsent-entry.tsx';
import { countWithNoun, members } from '../group-words.ts';
import { useCommunity } from '../use-community.ts';
import { CommunityArt } from './community-art.tsx';
import { GroupRow, groupNews } from './group-row.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { hasStandingToShow, StandingNotice } from './standing-notice.tsx';
import { StartSheet } from './start-sheet.tsx';
import { TipsSection } from './tips-section.tsx';
import { WhereSheet } from './where-sheet.tsx';
import '../community.css';
import { groupPath } from '#web/notices/group-paths.ts';

type Open = 'start' | 'invitation' | 'write' | null;

const Empty = ({ onOpen }: { onOpen: (what: Open) => void }) => (
  <EmptyState
    art={<CommunityArt />}
    title="Ask families who know"
    text="A group shares posts and reports of products. Your shelf and your family stay at home."
    action={
      <Button icon={<Plus aria-hidden="true" strokeWidth={1.9} />} onClick={() => onOpen('start')}>
        Start a group
      </Button>
    }
    quiet={
      <Button variant="quiet" onClick={() => onOpen('invitation')}>
        I have an invitation
      </Button>
    }
  />
);

/** A link to another part of the community than groups. */
const Beside = ({ to, icon, title, meta }: { to: string; icon: ReactNode; title: string; meta: string }) => (
  <li className="row min-h-14 px-4">
    {icon}
    <span className="min-w-0 flex-1">
      <Link to={to} className="row-link">
        {title}
      </Link>
      <span className="small block text-ink-2">{meta}</span>
    </span>
  </li>
);

/** The person's groups with their latest news, and buttons to join or start others. */
function Groups({ groups, onOpen }: { groups: readonly StoredGroup[]; onOpen: (what: Open) => void }) {
  return (
    <Section
      title="Your groups"
      className="mt-5"
      aside={
        <button type="button" className="link" onClick={() => onOpen('start')}>
          Start a group
        </button>
      }
    >
      <PanelList>
        {groups.map(({ id, line }) => (
          <GroupRow key={id} to={groupPath(id)} about={line} meta={groupNews(line)} unread={line.unread} />
        ))}
      </PanelList>
    </Section>
  );
}

const Reading = () => (
  <Page title="Community">
    <PageHeader title="Community" />
    <Skeleton className="mt-6 h-40" />
  </Page>
);

interface FrontProps extends Pick<ReturnType<typeof useCommunity>, 'problem' | 'again'> {
  front: NonNullable<ReturnType<typeof useCommunity>['front']>;
}

function Front({ front, problem, again }: FrontProps) {
  const { status } = useNetwork();
  const [open, setOpen] = useState<Open>(null);
  const [openedAt] = useState(Date.now);
  const { groups, around, invited, latest, waiting, tips, asked } = front;
  // On the first visit, each answer would push down what the one before it showed, so all are shown together.
  const [complete, setComplete] = useState(around !== null);
  if (!complete) {
    if (!asked && problem === null && status !== 'offline') return <Reading />;
    setComplete(true);
  }
  const writable = groups.filter(({ line }) => !line.archived);
  return (
    <Page title="Community">
      <PageHeader
        title="Community"
        actions={
          writable.length > 0 && (
            <Button
              variant="soft"
              icon={<PenLine aria-hidden="true" strokeWidth={1.9} />}
              onClick={() => setOpen('write')}
            >
              Write
            </Button>
          )
        }
      />
      {hasStandingToShow(around?.standing) && <StandingNotice standing={around.standing} again={again} />}
      {problem && around === null && (
        <div className="mt-6">
          <Notice level="CAUTION">{problem}</Notice>
        </div>
      )}
      {groups.length === 0 && (
        <div className="mt-4">
          <Empty onOpen={setOpen} />
        </div>
      )}
      {waiting.length > 0 && (
        <Section title="Not sent yet" className="mt-5">
          <div className="grid grid-cols-1 gap-3">
            {waiting.map((entry) => (
              <UnsentEntry key={entry.id} entry={entry} />
            ))}
          </div>
        </Section>
      )}
      {invited.length > 0 && (
        <Section title="Invitations" className="mt-5">
          <PanelList>
            {invited.map((one) => (
              <GroupRow
                key={one.id}
                to={groupPath(one.id)}
                about={one}
                meta={one.invitedBy ? `${one.invitedBy} invites you · ${members(one.members)}` : members(one.members)}
              />
            ))}
          </PanelList>
        </Section>
      )}
      {groups.length > 0 && <Groups groups={groups} onOpen={setOpen} />}
      {groups.length > 0 && <LatestPosts posts={latest} groups={groups} />}
      {around && around.open.length > 0 && (
        <Section title="Open groups here">
          <PanelList>
            {around.open.map((one) => (
              <GroupRow
                key={one.id}
                to={groupPath(one.id)}
                about={one}
                meta={`${members(one.members)} · ${countWithNoun(one.postsThisWeek, 'post', 'posts')} this week`}
              />
            ))}
          </PanelList>
        </Section>
      )}
      <TipsSection ofFamilies={tips} now={openedAt} />
      <Section title="More" className="mt-8">
        <PanelList inset={48}>
          {groups.length > 0 && (
            <li className="row min-h-14 px-4">
              <Users size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
              <button type="button" className="row-link flex-1 text-start" onClick={() => setOpen('invitation')}>
                I have an invitation
              </button>
            </li>
          )}
          <Beside
            to={paths.leaderboard}
            icon={<Trophy size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />}
            title="Leaderboard"
            meta="Who helped most. Joining is optional"
          />
          <Beside
            to={paths.referral}
            icon={<Gift size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />}
            title="Invite families"
            meta="Your code and what it earns"
          />
        </PanelList>
      </Section>
      {open === 'start' && <StartSheet more={around?.more ?? 'yes'} onClose={() => setOpen(null)} />}
      {open === 'invitation' && <InvitationSheet onClose={() => setOpen(null)} />}
      {open === 'write' && <WhereSheet groups={writable} onClose={() => setOpen(null)} again={again} />}
    </Page>
  );
}

/** /community (product P22) */
export function CommunityPage() {
  const { front, problem, again } = useCommunity();
  return front === undefined ? <Reading /> : <Front front={front} problem={problem} again={again} />;
}
