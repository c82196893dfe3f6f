import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptInvitation, type InvitationPreview, previewInvitation } from '#domain/households/household-calls.ts';
import { useClient, useSession } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths, signUpPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SendUnsentFirst, useUnsent } from './send-unsent-first.tsx';

const TOKEN = /^#([A-Za-z0-9_-]{43})$/;
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

/** Joins the household, for somebody who is signed in. */
function Accept({ token }: { token: string }) {
  const client = useClient();
  const navigate = useNavigate();
  const unsent = useUnsent();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    setPending(true);
    setProblem(null);
    const joined = await client.server.ask(acceptInvitation, { body: { token } });
    setPending(false);
    if (!joined.ok) return setProblem(joined.problem.message);
    client.syncNow();
    await navigate(paths.dashboard, { replace: true });
    showToast({ title: 'You joined the household', variant: 'success' });
  };
  return (
    <div className="mt-5 grid gap-4">
      <p className="text-ink-2">
        This device will then show that household. Your own keeps everything, and you can switch back at any time. Your
        other devices stay on your own household, and can switch too.
      </p>
      <SendUnsentFirst />
      {problem && (
        <Notice level="WARNING" role="alert">
          {problem}
        </Notice>
      )}
      {unsent === 0 && (
        <Button block pending={pending} onClick={join}>
          {pending ? 'Joining' : 'Join household'}
        </Button>
      )}
      <LinkButton to={paths.dashboard} variant="secondary" block>
        Not now
      </LinkButton>
    </div>
  );
}

/** What the invitation is for, and how to accept it. */
function Preview({ token, preview }: { token: string; preview: InvitationPreview }) {
  const { invitedBy, adults, endsAt } = preview;
  const { status } = useSession();
  const back = { from: `${paths.join}#${token}`, invitation: token };
  return (
    <>
      <p className="mt-3">
        <b className="wrap-anywhere">{invitedBy}</b>{' '}
        {adults === 1
          ? 'invites you to share their household on Safeshelf.'
          : `invites you to share a household of ${adults} adults on Safeshelf.`}
      </p>
      <p className="mt-2 text-ink-2">
        Like the others, you can see and change its products, scans, family profiles and health details. The invitation
        works once, until {day.format(endsAt)}.
      </p>
      {status === 'signedIn' ? (
        <Accept token={token} />
      ) : (
        <div className="mt-6 grid gap-3">
          <LinkButton to={signUpPath} state={back} block>
            Create an account
          </LinkButton>
          <LinkButton to={paths.auth} state={back} variant="secondary" block>
            I have an account
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** Loads what an invitation is for; this does not use it up. */
function Invitation({ token }: { token: string }) {
  const client = useClient();
  const ask = useCallback(() => client.server.ask(previewInvitation, { body: { token } }), [client, token]);
  const [asked, again] = useServerAnswer(ask);
  return (
    <div className="mt-3">
      <ServerAnswerView asked={asked} again={again}>
        {(preview) => <Preview token={token} preview={preview} />}
      </ServerAnswerView>
    </div>
  );
}

/** /join#token (product P2.9.3) */
export function JoinPage() {
  const token = TOKEN.exec(useLocation().hash)?.[1] ?? null;
  const { status } = useSession();
  return (
    <div className="mx-auto max-w-[440px] pb-10 md:pt-8">
      <div className="px-gutter">
        <BrandBar />
      </div>
      <Page title="Join a household">
        <h1 className="title-1 mt-7">Join a household</h1>
        {token === null ? (
          <p role="alert" className="mt-3 text-ink-2">
            This invitation is incomplete. Open the link or scan the code again, or ask for a new one.
          </p>
        ) : (
          status !== 'loading' && <Invitation token={token} />
        )}
        {token === null && (
          <LinkButton to={paths.dashboard} variant="secondary" block className="mt-6">
            Go to Dashboard
          </LinkButton>
        )}
      </Page>
    </div>
  );
}
