import { UserRoundPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type GroupLink, type GroupMember, groupMembers, revokeGroupLink } from '#domain/groups/member-calls.ts';
import { type GroupRole, outranks } from '#domain/groups/roles.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { showFailureToast } from '#web/client/use-act.ts';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { MoreDots } from '../entries/more-dots.tsx';
import { dayWords, ROLE_WORD } from '../group-words.ts';
import { MemberMenu } from './member-menu.tsx';
import { WhoMayDoWhat } from './who-may-do-what.tsx';

interface MembersTabProps {
  groupId: string;
  /** The viewer's role. */
  role: GroupRole;
  /** Null if the viewer may not invite. */
  onInvite: (() => void) | null;
  again: () => void;
}

function LinkRow({ link, again }: { link: GroupLink; again: () => void }) {
  const client = useClient();
  const revoke = async () => {
    const done = await client.server.ask(revokeGroupLink, { params: { id: link.id } });
    if (!done.ok) showFailureToast(done.problem.message);
    again();
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        Link by {link.by ?? 'a former member'}
        <span className="small block text-ink-2">
          {link.used} of {link.most} used · valid until {dayWords(link.endsAt)}
        </span>
      </span>
      <Button size="small" variant="secondary" onClick={() => void revoke()}>
        Revoke
      </Button>
    </li>
  );
}

const Member = ({ member, onMenu }: { member: GroupMember; onMenu: (() => void) | null }) => (
  <li className="flex min-h-16 items-center gap-3 px-4 py-2.5">
    <Avatar name={member.name} />
    <span className="min-w-0 flex-1 wrap-anywhere">
      {member.name}
      {member.you && ', you'}
      <span className="small block text-ink-2">{member.blocked ? 'Blocked' : `Since ${dayWords(member.since)}`}</span>
    </span>
    <span className="role-mark">{ROLE_WORD[member.role]}</span>
    {onMenu && (
      <IconButton label={`More about ${member.name}`} className="-mr-2" onClick={onMenu}>
        <MoreDots />
      </IconButton>
    )}
  </li>
);

/** The members of a group, its invitation links, and the rights of each role. */
export function MembersTab({ groupId, role, onInvite, again }: MembersTabProps) {
  const client = useClient();
  const [after, setAfter] = useState<readonly string[]>([]);
  const [menu, setMenu] = useState<GroupMember | null>(null);
  const cursor = after.at(-1);
  const [asked, askAgain] = useServerAnswer(
    useCallback(
      () =>
        client.server.ask(groupMembers, {
          params: { id: groupId },
          query: cursor === undefined ? {} : { after: cursor },
        }),
      [client, groupId, cursor],
    ),
  );
  return (
    <>
      {onInvite && (
        <Button block icon={<UserRoundPlus aria-hidden="true" strokeWidth={1.9} />} onClick={onInvite}>
          Invite someone
        </Button>
      )}
      <div className="mt-4">
        <ServerAnswerView asked={asked} again={askAgain}>
          {({ members, next, links }) => (
            <>
              <PanelList inset={68} label="Members">
                {members.map((member) => (
                  <Member key={member.id} member={member} onMenu={member.you ? null : () => setMenu(member)} />
                ))}
              </PanelList>
              {(next !== null || after.length > 0) && (
                <div className="mt-3 flex gap-2">
                  {after.length > 0 && (
                    <Button size="small" variant="secondary" onClick={() => setAfter(after.slice(0, -1))}>
                      Previous members
                    </Button>
                  )}
                  {next !== null && (
                    <Button size="small" variant="secondary" onClick={() => setAfter([...after, next])}>
                      More members
                    </Button>
                  )}
                </div>
              )}
              {links.length > 0 && (
                <Section title="Invitations that still work">
                  <PanelList inset={16}>
                    {links.map((link) => (
                      <LinkRow key={link.id} link={link} again={askAgain} />
                    ))}
                  </PanelList>
                </Section>
              )}
            </>
          )}
        </ServerAnswerView>
      </div>
      <WhoMayDoWhat />
      {menu && (
        <MemberMenu
          groupId={groupId}
          member={menu}
          owner={role === 'owner'}
          mayRemove={role !== 'member' && outranks(role, menu.role)}
          onClose={() => setMenu(null)}
          again={() => {
            askAgain();
            again();
          }}
        />
      )}
    </>
  );
}
