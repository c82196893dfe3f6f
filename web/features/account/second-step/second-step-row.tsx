import { lazy, Suspense, useCallback, useState } from 'react';
import { secondStep } from '#domain/accounts/second-step-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { SETTING_ROW } from '../setting-row.ts';

const TurnOnSheet = lazy(() => import('./turn-on-sheet.tsx'));
const SecondStepSheet = lazy(() => import('./second-step-sheet.tsx'));

/** Two-step sign-in: whether it is on, and the way to change that (product P2.2.14). */
export function SecondStepRow() {
  const client = useClient();
  const [asked, again] = useAsked(useCallback(() => client.server.ask(secondStep), [client]));
  const [open, setOpen] = useState(false);
  const state = asked.state === 'there' ? asked.value : null;
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <li className={SETTING_ROW}>
      <span className="min-w-[min(10rem,100%)] flex-1">
        Two-step sign-in
        <span className="small mt-0.5 block text-ink-2">
          {state?.on ? `On, ${state.codesLeft} recovery codes left` : 'A code from an app, besides the password'}
        </span>
      </span>
      {state && (
        <Button size="small" variant="soft" onClick={() => setOpen(true)}>
          {state.on ? 'Change' : 'Turn on'}
          <span className="sr-only"> two-step sign-in</span>
        </Button>
      )}
      {asked.state === 'failed' && (
        <Button size="small" variant="soft" onClick={again}>
          Not known, ask again
        </Button>
      )}
      {open && state && (
        <Suspense>
          {state.on ? <SecondStepSheet codesLeft={state.codesLeft} onClose={close} /> : <TurnOnSheet onClose={close} />}
        </Suspense>
      )}
    </li>
  );
}
