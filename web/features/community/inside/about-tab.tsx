import { Archive, LogOut, Pencil, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeGroup, leaveGroup, SHOWN_NAME_MAX, setInGroup } from '#domain/groups/group-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { EntryText } from '#web/client/entry-text.tsx';
import { showFailureToast, useAct } from '#web/client/use-act.ts';
import { leaveOnPhone } from '#web/offline/community/refresh.ts';
import type { StoredGroup } from '#web/offline/tables/account-db.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { OpenRow } from '#web/ui/open-row.tsx';
import { GroupForm } from '../group-form.tsx';
import { dayWords } from '../group-words.ts';

type Open = 'name' | 'edit' | 'archive' | 'leave' | null;

interface PartProps {
  stored: StoredGroup;
  onClose: () => void;
  again: () => void;
}

function NameSheet({ stored: { id, group }, onClose, again }: PartProps) {
  const client = useClient();
  const [name, setName] = useState(group?.you.name ?? '');
  const { pending, problem, act } = useAct();
  return (
    <Sheet open form onClose={onClose} title="Your name in this group">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            () => client.server.ask(setInGroup, { params: { id }, body: { name } }),
            () => {
              onClose();
              again();
            },
          );
        }}
      >
        <Field
          label="Name"
          maxLength={SHOWN_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Button type="submit" block pending={pending}>
          Save
        </Button>
      </form>
    </Sheet>
  );
}

function EditSheet({ stored: { id, line }, onClose, again }: PartProps) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  return (
    <Sheet open form onClose={onClose} title="Edit group">
      <GroupForm
        start={line}
        yourName={null}
        label="Save"
        pending={pending}
        problem={problem}
        onSend={({ name, about, kind, symbol }) =>
          void act(
            () => client.server.ask(changeGroup, { params: { id }, body: { name, about, kind, symbol } }),
            () => {
              onClose();
              again();
            },
          )
        }
      />
    </Sheet>
  );
}

function LeaveDialog({ stored: { id, line }, onClose }: Omit<PartProps, 'again'>) {
  const client = useClient();
  const { db } = useAccount();
  const navigate = useNavigate();
  const { pending, problem, act } = useAct();
  const leave = () =>
    act(
      () => client.server.ask(leaveGroup, { params: { id } }),
      async () => {
        // Leave the page first: once removed from the phone, the group would show its preview to join.
        await navigate(paths.community, { replace: true });
        await leaveOnPhone(db, id);
        showToast({ title: 'You left the group', variant: 'success' });
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Leave ${line.name}?`}
      description={
        <>
          <p>
            {line.members === 1
              ? 'You’re its last member, so the group and everything in it will be deleted for good.'
              : 'What you wrote stays with the others. The group is removed from your phone.'}
          </p>
          {problem && <p role="alert">{problem}</p>}
        </>
      }
      actions={
        <>
          <Button variant="danger" block pending={pending} onClick={() => void leave()}>
            {pending ? 'Leaving' : 'Leave group'}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  );
}

function ArchiveDialog({ stored: { id, line }, onClose, again }: PartProps) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  const archived = !line.archived;
  return (
    <Dialog
      open
      onClose={onClose}
      title={archived ? 'Archive this group?' : 'Reopen this group?'}
      description={
        <>
          <p>
            {archived
              ? 'Everyone can still read it, but nobody can post or join.'
              : 'Members can post again, and others can join.'}
          </p>
          {problem && <p role="alert">{problem}</p>}
        </>
      }
      actions={
        <>
          <Button
            block
            pending={pending}
            onClick={() =>
              void act(
                () => client.server.ask(changeGroup, { params: { id }, body: { archived } }),
                () => {
                  onClose();
                  again();
                },
              )
            }
          >
            {archived ? 'Archive' : 'Open again'}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  );
}

/** The group's description, and the settings that the person can change. */
export function AboutTab({ stored, again }: Omit<PartProps, 'onClose'>) {
  const [open, setOpen] = useState<Open>(null);
  const { line, group } = stored;
  const client = useClient();
  const { db } = useAccount();
  const hear = async (on: boolean) => {
    const done = await client.server.ask(setInGroup, { params: { id: stored.id }, body: { muted: !on } });
    if (!done.ok) return showFailureToast(done.problem.message);
    await db.groups.update(stored.id, { line: { ...line, muted: !on } });
  };
  const owner = group?.you.role === 'owner';
  const common = { stored, again, onClose: () => setOpen(null) };
  return (
    <>
      {line.about === '' ? <p className="text-ink-2">No description yet.</p> : <EntryText text={line.about} />}
      {group && <p className="small mt-2 text-ink-2">Started on {dayWords(group.madeAt)}</p>}
      <div className="mt-6">
        <SwitchLine
          label="Notify me of new posts"
          hint="Next to the group and in your notifications. Turn off to mute it."
          checked={!line.muted}
          onChange={(on) => void hear(on)}
        />
      </div>
      <PanelList inset={48} className="mt-4" label="This group">
        <OpenRow Icon={UserRound} title="Your name here" meta={group?.you.name} onOpen={() => setOpen('name')} />
        {owner && !line.archived && <OpenRow Icon={Pencil} title="Edit group" onOpen={() => setOpen('edit')} />}
        {owner && (
          <OpenRow Icon={Archive} title={line.archived ? 'Open again' : 'Archive'} onOpen={() => setOpen('archive')} />
        )}
        <OpenRow
          Icon={LogOut}
          danger
          title="Leave group"
          meta={owner && line.members > 1 ? 'Hand it over to a member first, in Members' : undefined}
          onOpen={() => setOpen('leave')}
        />
      </PanelList>
      {open === 'name' && <NameSheet {...common} />}
      {open === 'edit' && <EditSheet {...common} />}
      {open === 'archive' && <ArchiveDialog {...common} />}
      {open === 'leave' && <LeaveDialog {...common} />}
    </>
  );
}
