import { useCallback, useState } from 'react';
import { type ApiToken, apiTokens, revokeToken } from '#domain/accounts/token-calls.ts';
import { PLAN_NAME, planWith } from '#domain/plans/entitlements.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TextLink } from '#web/ui/link-button.tsx';
import { type MadeToken, MakeToken } from './make-token.tsx';
import { ShownOnce } from './shown-once.tsx';
import { TokenLine } from './token-line.tsx';

type Step =
  | { readonly kind: 'list' | 'make' }
  | { readonly kind: 'made'; readonly made: MadeToken }
  | { readonly kind: 'revoke'; readonly token: ApiToken };
const LIST: Step = { kind: 'list' };

interface ProgramsSheetProps {
  /** The plan does not include the API: tokens are kept, but refused. */
  lacking: boolean;
  onClose: () => void;
}

/** The text below the tokens: what they are for, or which plan includes them. */
function About({ lacking }: { lacking: boolean }) {
  const plan = planWith('apiAccess');
  return lacking ? (
    <p className="mt-3">
      Access for programs is part of the {PLAN_NAME[plan]} plan. Tokens from an earlier plan are kept but refused until
      then. <TextLink to={`${paths.subscription}?plan=${plan}`}>See plans</TextLink>
    </p>
  ) : (
    <p className="small mt-3 text-ink-2">
      With a token, your assistant or script can read products, have an ingredient list judged, or see what’s at home.
      Changing your password or leaving the household ends it. <TextLink to="/api">What programs can do</TextLink>
    </p>
  );
}

/** The API tokens of the person's programs: make, list and revoke (product P18.4). */
export default function ProgramsSheet({ lacking, onClose }: ProgramsSheetProps) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(apiTokens), [client]));
  const [step, setStep] = useState<Step>(LIST);
  const [revoking, setRevoking] = useState(false);
  const back = () => {
    setStep(LIST);
    again();
  };
  const revoke = async ({ id }: ApiToken) => {
    setRevoking(true);
    const revoked = await client.server.ask(revokeToken, { params: { id } });
    setRevoking(false);
    if (!revoked.ok && revoked.problem.code !== 'NOT_FOUND') {
      showToast({ title: 'Not revoked', description: revoked.problem.message, variant: 'destructive' });
      return;
    }
    back();
  };
  if (step.kind === 'make') {
    return (
      <Sheet open form onClose={onClose} title="Create a token">
        <MakeToken onMade={(made) => setStep({ kind: 'made', made })} />
      </Sheet>
    );
  }
  if (step.kind === 'made') {
    return (
      <Sheet open form onClose={onClose} title="Save the token">
        <ShownOnce made={step.made} onDone={back} />
      </Sheet>
    );
  }
  if (step.kind === 'revoke') {
    return (
      <Dialog
        open
        onClose={() => setStep(LIST)}
        title={`Revoke ${step.token.name}?`}
        description="Anything using this token is refused from now on."
        actions={
          <>
            <Button block variant="danger" pending={revoking} onClick={() => void revoke(step.token)}>
              {revoking ? 'Revoking' : 'Revoke'}
            </Button>
            <Button block variant="secondary" onClick={() => setStep(LIST)}>
              Keep it
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Sheet open onClose={onClose} title="Access for programs">
      <ServerAnswerView asked={asked} again={again}>
        {({ tokens }) => (
          <>
            {tokens.length === 0 && <p>No tokens yet.</p>}
            {tokens.length > 0 && (
              <PanelList inset={16}>
                {tokens.map((token) => (
                  <TokenLine key={token.id} token={token} onRevoke={() => setStep({ kind: 'revoke', token })} />
                ))}
              </PanelList>
            )}
            <About lacking={lacking} />
            {!lacking && (
              <Button block className="mt-5" onClick={() => setStep({ kind: 'make' })}>
                Create a token
              </Button>
            )}
          </>
        )}
      </ServerAnswerView>
    </Sheet>
  );
}
