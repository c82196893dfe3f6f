import { lazy, Suspense, useState } from 'react';
import { askIntoGroup, inviteToGroup } from '#domain/groups/member-calls.ts';
import { shareLink } from '#web/browser/share-link.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { groupInvitePath } from '#web/notices/group-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';

const CodePicture = lazy(() => import('#web/browser/code-picture.tsx'));

const USES = [1, 5, 20, 50] as const;

interface InviteSheetProps {
  groupId: string;
  name: string;
  onClose: () => void;
}

/** Invites a person on this server by user name. */
function AskByName({ groupId }: { groupId: string }) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  const [username, setUsername] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="mt-6 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (username.trim() === '') return;
        void act(
          () => client.server.ask(askIntoGroup, { params: { id: groupId }, body: { username: username.trim() } }),
          () => {
            setAsked(username.trim());
            setUsername('');
          },
        );
      }}
    >
      <Field
        label="Or invite someone on this server"
        hint="By username. They’ll see it on their Community page."
        autoComplete="off"
        autoCapitalize="none"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={problem}
      />
      {asked && <p role="status">If {asked} has an account here, they were invited.</p>}
      <Button type="submit" variant="secondary" pending={pending}>
        Invite
      </Button>
    </form>
  );
}

/** Invites people to a group: by a link that is shown once, or by user name. */
export function InviteSheet({ groupId, name, onClose }: InviteSheetProps) {
  const client = useClient();
  const { pending, problem, act } = useAct();
  const [most, setMost] = useState(5);
  const [token, setToken] = useState<string | null>(null);
  const link = token && `${window.location.origin}${groupInvitePath(token)}`;
  return (
    <Sheet open form onClose={onClose} title="Invite someone">
      {link ? (
        <>
          <Suspense fallback={<div className="mx-auto aspect-square w-full max-w-[240px]" />}>
            <CodePicture text={link} label="QR code of the invitation" className="mx-auto block w-full max-w-[240px]" />
          </Suspense>
          <p className="mt-4">
            Have them scan this code, or send the link. It works for 7 days,{' '}
            {most === 1 ? 'once' : `up to ${most} times`}, and is only shown here.
          </p>
          <p className="small mt-3 select-all wrap-anywhere text-ink-2">{link}</p>
          <Button block className="mt-5" onClick={() => void shareLink(`Join ${name} on Safeshelf`, link)}>
            Share link
          </Button>
        </>
      ) : (
        <>
          <div className="grid gap-4">
            <SelectField
              label="How many people can use it"
              value={most}
              onChange={(event) => setMost(Number(event.target.value))}
            >
              {USES.map((uses) => (
                <option key={uses} value={uses}>
                  {uses}
                </option>
              ))}
            </SelectField>
            {problem && (
              <Notice level="WARNING" role="alert">
                {problem}
              </Notice>
            )}
            <Button
              block
              pending={pending}
              onClick={() =>
                void act(
                  () => client.server.ask(inviteToGroup, { params: { id: groupId }, body: { most } }),
                  (made) => setToken(made.token),
                )
              }
            >
              {pending ? 'Creating' : 'Create link'}
            </Button>
          </div>
          <AskByName groupId={groupId} />
        </>
      )}
    </Sheet>
  );
}
