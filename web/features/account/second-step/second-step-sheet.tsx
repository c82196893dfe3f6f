import { useState } from 'react';
import { renewRecoveryCodes, turnOffSecondStep } from '#domain/accounts/second-step-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Two-step sign-in while it is on: make new recovery codes, or turn it off (product P2.2.14). */
export default function SecondStepSheet({ codesLeft, onClose }: { codesLeft: number; onClose: () => void }) {
  const client = useClient();
  const [step, setStep] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Sheet open form onClose={onClose} title="Keep the recovery codes">
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Sheet>
    );
  }
  if (step === 'codes') {
    return (
      <Sheet open form onClose={onClose} title="New recovery codes">
        <ProofForm
          about="Your old codes will stop working."
          label="Get New Codes"
          pendingLabel="Getting Codes..."
          send={(proof) => client.server.ask(renewRecoveryCodes, { body: proof })}
          onSent={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      </Sheet>
    );
  }
  if (step === 'off') {
    return (
      <Sheet open form onClose={onClose} title="Turn off two-step sign-in">
        <ProofForm
          about="Your password alone will then sign you in."
          label="Turn Off"
          pendingLabel="Turning Off..."
          send={(proof) => client.server.ask(turnOffSecondStep, { body: proof })}
          onSent={() => {
            showToast({ title: 'Two-step sign-in is off', variant: 'info' });
            onClose();
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose} title="Two-step sign-in">
      <p>
        On. {codesLeft} of your ten recovery codes can still be used.
        {codesLeft <= 2 && ' Get new ones before you need them.'}
      </p>
      <p className="mt-3 text-ink-2">To use another app, turn it off and back on.</p>
      <Button block className="mt-6" onClick={() => setStep('codes')}>
        New recovery codes
      </Button>
      <Button block variant="secondary" className="mt-3" onClick={() => setStep('off')}>
        Turn off
      </Button>
    </Sheet>
  );
}
