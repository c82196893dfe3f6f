import { useState } from 'react';
import { type Adult, handOver, leaveHousehold, removeAdult } from '#domain/households/household-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SendUnsentFirst, useUnsent } from './send-unsent-first.tsx';

/** The change to be confirmed. */
export interface AdultChange {
  readonly what: 'leave' | 'end' | 'remove' | 'handOver';
  readonly adult: Adult;
}

const WORDS = {
  leave: {
    title: () => 'Leave this household?',
    text: () =>
      'Everything in it stays with the others and is removed from this phone. You continue in your own household, with your settings and what was in it before.',
    button: 'Leave household',
    pending: 'Leaving',
  },
  end: {
    title: () => 'Delete this household?',
    text: () =>
      'You are its only adult. Its products, scans, people and pets are deleted within a day, its photos once they are 15 days old. This can’t be undone. Your server’s backups keep them for up to three months. To keep anything, export everything in Settings first. You continue in your other household.',
    button: 'Delete household',
    pending: 'Deleting',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} moves to a household of their own and no longer sees this one. What they added stays here.`,
    button: 'Remove',
    pending: 'Removing',
  },
  handOver: {
    title: (name: string) => `Make ${name} the owner?`,
    text: (name: string) =>
      `${name} will be able to invite and remove adults, and you won’t. Only ${name} can give that back. Your open invitations are revoked.`,
    button: 'Hand over',
    pending: 'Handing over',
  },
} as const;

interface AdultDialogProps {
  change: AdultChange;
  onClose: () => void;
  /** Called once the change is made. */
  onDone: (change: AdultChange) => void;
}

/** Confirms the change, explains its consequences, and makes it. */
export function AdultDialog({ change, onClose, onDone }: AdultDialogProps) {
  const client = useClient();
  const unsent = useUnsent();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { what, adult } = change;
  const words = WORDS[what];
  const leaving = what === 'leave' || what === 'end';
  const blocked = leaving && unsent > 0;
  const call = (): Promise<Result<unknown>> => {
    if (leaving) return client.server.ask(leaveHousehold);
    if (what === 'remove') return client.server.ask(removeAdult, { params: { id: adult.id } });
    return client.server.ask(handOver, { body: { adultId: adult.id } });
  };
  const act = async () => {
    setPending(true);
    setProblem(null);
    const done = await call();
    setPending(false);
    if (!done.ok) return setProblem(done.problem.message);
    // This phone no longer belongs to that household on the server: the next pull wipes its data here.
    if (leaving) client.syncNow();
    onDone(change);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(adult.name)}
      description={
        <>
          <p>{words.text(adult.name)}</p>
          {leaving && (
            <div className="mt-3">
              <SendUnsentFirst />
            </div>
          )}
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
          {!blocked && (
            <Button variant={what === 'handOver' ? 'primary' : 'danger'} block pending={pending} onClick={act}>
              {pending ? words.pending : words.button}
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
