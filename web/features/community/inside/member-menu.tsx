import { KeyRound, ShieldCheck, ShieldOff, UserRoundMinus, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { type GroupMember, removeFromGroup, setGroupRole } from '#domain/groups/member-calls.ts';
import { blockPerson } from '#domain/groups/moderation-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { OpenRow } from '#web/ui/open-row.tsx';

interface MemberMenuProps {
  groupId: string;
  member: GroupMember;
  /** Whether the viewer owns the group. */
  owner: boolean;
  mayRemove: boolean;
  onClose: () => void;
  again: () => void;
}

/** An action that needs confirmation. */
interface Asking {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly call: () => Promise<Result<unknown>>;
}

/** The actions available on another member. */
export function MemberMenu({ groupId, member, owner, mayRemove, onClose, again }: MemberMenuProps) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id: userId, name, role, blocked } = member;
  const params = { id: groupId };
  const done = () => {
    onClose();
    again();
  };
  const give = (to: 'member' | 'moderator' | 'owner') => () =>
    client.server.ask(setGroupRole, { params, body: { userId, role: to } });
  const block = (on: boolean) => () => client.server.ask(blockPerson, { params: { id: userId }, body: { on } });
  if (asking) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={asking.title}
        description={
          <>
            <p>{asking.text}</p>
            {problem && <p role="alert">{problem}</p>}
          </>
        }
        actions={
          <>
            <Button variant="danger" block pending={pending} onClick={() => void act(asking.call, done)}>
              {asking.label}
            </Button>
            <Button variant="secondary" block onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Sheet open onClose={onClose} title={name}>
      <PanelList inset={48}>
        {owner && role === 'member' && (
          <OpenRow
            Icon={ShieldCheck}
            title="Make moderator"
            meta="Can invite, hide posts and remove members"
            onOpen={() => void act(give('moderator'), done)}
          />
        )}
        {owner && role === 'moderator' && (
          <OpenRow Icon={ShieldOff} title="Remove as moderator" onOpen={() => void act(give('member'), done)} />
        )}
        {owner && (
          <OpenRow
            Icon={KeyRound}
            title="Hand over the group"
            onOpen={() =>
              setAsking({
                title: `Make ${name} the owner?`,
                text: `${name} will be able to edit and archive the group, and you won’t. You stay as a moderator. Only ${name} can give that back.`,
                label: 'Hand over',
                call: give('owner'),
              })
            }
          />
        )}
        <OpenRow
          Icon={UserRoundX}
          title={blocked ? `Unblock ${name}` : `Block ${name}`}
          meta={blocked ? 'You’ll see what they write again' : 'You won’t see what they write. They aren’t told'}
          onOpen={() => void act(block(!blocked), done)}
        />
        {mayRemove && (
          <OpenRow
            Icon={UserRoundMinus}
            danger
            title="Remove from the group"
            onOpen={() =>
              setAsking({
                title: `Remove ${name}?`,
                text: 'What they wrote stays. They can only come back if someone invites them by username.',
                label: 'Remove',
                call: () => client.server.ask(removeFromGroup, { params, body: { userId } }),
              })
            }
          />
        )}
      </PanelList>
      {problem && (
        <p role="alert" className="mt-3">
          {problem}
        </p>
      )}
    </Sheet>
  );
}
