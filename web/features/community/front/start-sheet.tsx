import { useNavigate } from 'react-router-dom';
import { makeGroup } from '#domain/groups/group-calls.ts';
import type { MoreGroups } from '#domain/plans/own-groups.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { groupPath } from '#web/notices/group-paths.ts';
import { refreshGroups } from '#web/offline/community/refresh.ts';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { GroupForm } from '../group-form.tsx';

const EMPTY = { name: '', about: '', kind: 'invitation', symbol: 'people' } as const;

/** Starts a group, or explains why the person cannot start another. @param more as last reported by the server */
export function StartSheet({ more, onClose }: { more: MoreGroups; onClose: () => void }) {
  const client = useClient();
  const { user, db } = useAccount();
  const navigate = useNavigate();
  const { pending, problem, act } = useAct();
  if (more === 'plan') {
    return (
      <Sheet open onClose={onClose} title="Start a group">
        <PlanNote entitlement="premiumCommunity">
          You’ve already started a group. Starting more is a premium feature. You can join as many as you like.
        </PlanNote>
      </Sheet>
    );
  }
  return (
    <Sheet open form onClose={onClose} title="Start a group">
      <GroupForm
        start={EMPTY}
        yourName={user.firstName || user.username}
        label={pending ? 'Starting' : 'Start group'}
        pending={pending}
        problem={problem}
        onSend={(draft, yourName) =>
          void act(
            () => client.server.ask(makeGroup, { body: { ...draft, yourName } }),
            async ({ id }) => {
              await refreshGroups(client.askInAccount, db);
              await navigate(groupPath(id));
            },
          )
        }
      />
    </Sheet>
  );
}
