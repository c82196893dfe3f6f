import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { GroupPreview } from '#domain/groups/group-calls.ts';
import { previewGroupLink, useGroupLink } from '#domain/groups/member-calls.ts';
import { useAccount, useClient, useSession } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths, signUpPath } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { GroupPreviewHead, JoinGroupForm } from './door-view.tsx';
import { IfYouJoin } from './if-you-join.tsx';
import '../community.css';
import { groupInvitePath, groupPath } from '#web/notices/group-paths.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface PartProps {
  token: string;
  preview: GroupPreview;
}

/** Joins the group, for somebody who is signed in. */
function Accept({ token, preview }: PartProps) {
  const client = useClient();
  const { user } = useAccount();
  const navigate = useNavigate();
  return (
    <JoinGroupForm
      preview={preview}
      name={user.firstName || user.username}
      join={(yourName) => client.server.ask(useGroupLink, { body: { token, yourName } })}
      onJoined={(id) => void navigate(groupPath(id), { replace: true })}
      onNotNow={() => void navigate(paths.community)}
    />
  );
}

/** Sign-in or sign-up first; afterwards the person comes back to the invitation. */
const SignInFirst = ({ token, preview }: PartProps) => (
  <>
    <GroupPreviewHead preview={preview} />
    <IfYouJoin yourName={null} />
    <div className="mt-6 grid gap-3">
      <LinkButton to={signUpPath} state={{ from: groupInvitePath(token) }} block>
        Create an account
      </LinkButton>
      <LinkButton to={paths.auth} state={{ from: groupInvitePath(token) }} variant="secondary" block>
        I have an account
      </LinkButton>
    </div>
  </>
);

/** Loads what an invitation is for; this does not use it up. */
function Invitation({ token }: { token: string }) {
  const client = useClient();
  const { status } = useSession();
  const [asked, again] = useServerAnswer(
    useCallback(() => client.server.ask(previewGroupLink, { body: { token } }), [client, token]),
  );
  return (
    <>
      {asked.state !== 'there' && <h1 className="title-1 mb-3">Invitation to a group</h1>}
      <ServerAnswerView asked={asked} again={again}>
        {(preview) =>
          status === 'signedIn' ? (
            <Accept token={token} preview={preview} />
          ) : (
            <SignInFirst token={token} preview={preview} />
          )
        }
      </ServerAnswerView>
    </>
  );
}

/** /community/groups/invite/{token} (product P22.3) */
export function GroupInvitePage() {
  const { token = '' } = useParams();
  const { status } = useSession();
  return (
    <div className="mx-auto max-w-[480px] pb-10 md:pt-8">
      <div className="px-gutter">
        <BrandBar />
      </div>
      <Page title="Invitation to a group" className="mt-4">
        {!TOKEN.test(token) ? (
          <>
            <h1 className="title-1">Invitation to a group</h1>
            <p role="alert" className="mt-3 text-ink-2">
              This invitation is incomplete. Open the link or scan the code again, or ask for a new one.
            </p>
            <LinkButton to={paths.community} variant="secondary" block className="mt-6">
              Go to Community
            </LinkButton>
          </>
        ) : (
          status !== 'loading' && <Invitation token={token} />
        )}
      </Page>
    </div>
  );
}
