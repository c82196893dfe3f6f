import { useCallback, useState } from 'react';
import { type Passkey, passkeys, removePasskey } from '#domain/accounts/passkey-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyLine({ passkey: { name, madeAt, usedAt }, onRename, onRemove }: PasskeyLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
        {name}
        <span className="small mt-0.5 block text-ink-2">
          {usedAt === null ? 'Added' : 'Last used'} <TimeAgo at={usedAt ?? madeAt} />
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" variant="soft" onClick={onRename}>
          Rename
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" variant="soft" onClick={onRemove}>
          Remove
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

type Step = { readonly kind: 'list' | 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };
const LIST: Step = { kind: 'list' };

/** The person's passkeys: add, rename and remove (product P2.2.15). */
export default function PasskeysSheet({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(passkeys), [client]));
  const [step, setStep] = useState<Step>(LIST);
  const [removing, setRemoving] = useState(false);
  const back = () => {
    setStep(LIST);
    again();
  };
  const remove = async ({ id }: Passkey) => {
    setRemoving(true);
    const removed = await client.server.ask(removePasskey, { params: { id } });
    setRemoving(false);
    if (!removed.ok && removed.problem.code !== 'NOT_FOUND') {
      showToast({ title: 'Not removed', description: removed.problem.message, variant: 'destructive' });
      return;
    }
    back();
  };
  if (step.kind === 'add') {
    return (
      <Sheet open form onClose={onClose} title="Add a passkey">
        <AddPasskey onAdded={back} />
      </Sheet>
    );
  }
  if (step.kind === 'rename') {
    return (
      <Sheet open form onClose={onClose} title="Rename passkey">
        <RenamePasskey passkey={step.passkey} onRenamed={back} />
      </Sheet>
    );
  }
  if (step.kind === 'remove') {
    return (
      <Dialog
        open
        onClose={() => setStep(LIST)}
        title={`Remove ${step.passkey.name}?`}
        description="It will no longer sign you in. Remove it from your device or password manager too, where it’s still listed."
        actions={
          <>
            <Button block variant="danger" pending={removing} onClick={() => void remove(step.passkey)}>
              {removing ? 'Removing' : 'Remove'}
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
    <Sheet open onClose={onClose} title="Passkeys">
      <ServerAnswerView asked={asked} again={again}>
        {({ passkeys: all }) => (
          <>
            {all.length === 0 && <p>No passkeys yet.</p>}
            {all.length > 0 && (
              <PanelList inset={16}>
                {all.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setStep({ kind: 'rename', passkey })}
                    onRemove={() => setStep({ kind: 'remove', passkey })}
                  />
                ))}
              </PanelList>
            )}
            <p className="small mt-3 text-ink-2">
              A passkey signs you in with the fingerprint, face or PIN that unlocks your device. No password or code
              needed. It works only at this address.
            </p>
            <Button block className="mt-5" onClick={() => setStep({ kind: 'add' })}>
              Add a passkey
            </Button>
          </>
        )}
      </ServerAnswerView>
    </Sheet>
  );
}
