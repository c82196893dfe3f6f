import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { switchHousehold } from '#domain/households/several-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { SendUnsentFirst, useUnsent } from './send-unsent-first.tsx';

interface SwitchDialogProps {
  /** The id of the household. */
  to: string;
  name: string;
  onClose: () => void;
}

/** Switches this device to another household, once all changes of the current one have been sent. */
export function SwitchDialog({ to, name, onClose }: SwitchDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const unsent = useUnsent();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setPending(true);
    setProblem(null);
    const done = await client.server.ask(switchHousehold, { body: { householdId: to } });
    setPending(false);
    if (!done.ok) return setProblem(done.problem.message);
    // The next pull removes the old household's data from the phone, and fetches the new one's.
    client.syncNow();
    await navigate(paths.dashboard);
    showToast({ title: 'Household switched', description: name, variant: 'success' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Switch to “${name}”?`}
      description={
        <>
          <p>
            This device will show its products, people and recalls. Your other devices don’t change, and you can switch
            back at any time.
          </p>
          <div className="mt-3">
            <SendUnsentFirst />
          </div>
          {problem && (
            <div className="mt-3">
              <Notice level="WARNING" role="alert">
                {problem}
              </Notice>
            </div>
          )}
        </>
      }
      actions={
        <>
          {unsent === 0 && (
            <Button block pending={pending} onClick={act}>
              {pending ? 'Switching' : 'Switch'}
            </Button>
          )}
          <Button variant="secondary" block onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
