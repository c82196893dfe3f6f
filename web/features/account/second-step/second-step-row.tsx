import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { secondStep } from '#domain/accounts/second-step-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { OpenRow } from '#web/ui/open-row.tsx';

const TurnOnSheet = lazy(() => import('./turn-on-sheet.tsx'));
const SecondStepSheet = lazy(() => import('./second-step-sheet.tsx'));

/** Two-step sign-in: whether it is on, and a sheet to change it (product P2.2.14). */
export function SecondStepRow() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(secondStep), [client]));
  const [open, setOpen] = useState(false);
  const state = asked.state === 'there' ? asked.value : null;
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <OpenRow
      Icon={ShieldCheck}
      title="Two-step sign-in"
      meta={state?.on ? `${state.codesLeft} recovery codes left` : 'A code from an app, as well as your password'}
      value={state ? (state.on ? 'On' : 'Off') : asked.state === 'failed' ? 'Unknown. Check again' : undefined}
      disabled={asked.state === 'asking'}
      onOpen={() => (state ? setOpen(true) : again())}
    >
      {open && state && (
        <Suspense>
          {state.on ? <SecondStepSheet codesLeft={state.codesLeft} onClose={close} /> : <TurnOnSheet onClose={close} />}
        </Suspense>
      )}
    </OpenRow>
  );
}
