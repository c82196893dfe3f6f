import { LogOut } from 'lucide-react';
import { type LeaderboardAnswer, leaveLeaderboard, showGroupOnLeaderboard } from '#domain/leaderboard/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { JoinForm } from './join-form.tsx';

interface SettingsSheetProps {
  name: string;
  groups: LeaderboardAnswer['groups'];
  onClose: () => void;
  again: () => void;
}

/** Settings: the name on the board, which groups are shown, and leaving the board. */
export function SettingsSheet({ name, groups, onClose, again }: SettingsSheetProps) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  const done = () => {
    again();
    onClose();
  };
  return (
    <Sheet open form onClose={onClose} title="On the leaderboard">
      <div className="grid gap-5">
        <JoinForm name={name} label="Save name" onDone={done} />
        {groups.length > 0 && (
          <Panel>
            {groups.map(({ id, name: group, shown }) => (
              <SwitchLine
                key={id}
                label={group}
                hint="Show this open group and its members who joined."
                checked={shown}
                disabled={pending}
                onChange={(on) =>
                  void act(
                    () => client.server.ask(showGroupOnLeaderboard, { params: { id }, body: { shown: on } }),
                    again,
                  )
                }
              />
            ))}
          </Panel>
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button
          variant="secondary"
          block
          pending={pending}
          icon={<LogOut aria-hidden="true" strokeWidth={1.9} />}
          onClick={() => void act(() => client.server.ask(leaveLeaderboard), done)}
        >
          Leave the leaderboard
        </Button>
      </div>
    </Sheet>
  );
}
