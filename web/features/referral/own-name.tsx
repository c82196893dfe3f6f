import { useState } from 'react';
import { showReferralName } from '#domain/referral/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Whether the family that referred this account sees its first name. */
export function OwnName({ showsName, onChanged }: { showsName: boolean; onChanged: () => void }) {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const change = async (shown: boolean) => {
    setPending(true);
    const done = await client.server.ask(showReferralName, { body: { shown } });
    setPending(false);
    if (!done.ok) showToast({ title: 'Not changed', description: done.problem.message, variant: 'destructive' });
    onChanged();
  };
  return (
    <div className="mt-5">
      <Panel>
        <SwitchLine
          label="Show my first name to the family that invited me"
          hint="Without it they see “A family”."
          checked={showsName}
          disabled={pending}
          onChange={(shown) => void change(shown)}
        />
      </Panel>
    </div>
  );
}
