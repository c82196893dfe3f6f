import { type FormEvent, useState } from 'react';
import { claimReferral } from '#domain/referral/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Enters who referred a new account, if the link was opened on another device. @param first the code of the link */
export function ClaimCode({ first, onKept }: { first: string | null; onKept: () => void }) {
  const client = useClient();
  const [code, setCode] = useState(first ?? '');
  const [showName, setShowName] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setProblem('Please enter the code.');
    setPending(true);
    setProblem(null);
    const kept = await client.server.ask(claimReferral, { body: { code, showName } });
    setPending(false);
    if (!kept.ok) return setProblem(kept.problem.fields?.code ?? kept.problem.message);
    showToast({ title: 'Code saved', description: 'It counts once you make your first scan.', variant: 'success' });
    onKept();
  };
  return (
    <div className="mt-5">
      <Panel>
        <form noValidate onSubmit={(event) => void keep(event)} className="grid gap-3">
          <Field
            label="Who invited you?"
            hint="The code from the family that invited you, within 14 days and before your first scan."
            name="code"
            value={code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            error={problem}
            onChange={(event) => setCode(event.target.value)}
          />
          <SwitchLine
            label="Show them my first name"
            hint="Optional. Without it they see “A family”."
            checked={showName}
            onChange={setShowName}
          />
          <Button type="submit" variant="secondary" block pending={pending}>
            {pending ? 'Saving' : 'Save code'}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
