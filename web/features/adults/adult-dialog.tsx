import { useState } from 'react';
import { type Adult, handOver, leaveHousehold, removeAdult } from '#domain/households/household-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { UnsentFirst, useUnsent } from './unsent-first.tsx';

/** What is about to change. */
export interface AdultChange {
  readonly what: 'leave' | 'end' | 'remove' | 'handOver';
  readonly adult: Adult;
}

const WORDS = {
  leave: {
    title: () => 'Leave this household?',
    text: () =>
      'What it keeps stays with the others, and goes from this phone. You go on in your own household, with your settings and what was in it before.',
    button: 'Leave household',
    pending: 'Leaving',
  },
  end: {
    title: () => 'Delete this household?',
    text: () =>
      'You are its only adult: its products, scans, people and pets are deleted within a day, its photos once they are 15 days old, and nobody can bring them back. Backups of your server keep them for up to three months. Export everything first in the settings if you want to keep it. You go on in your other household.',
    button: 'Delete household',
    pending: 'Deleting',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} goes on in a household of their own, and sees nothing of this one from now on. What they added stays here.`,
    button: 'Remove',
    pending: 'Removing',
  },
  handOver: {
    title: (name: string) => `Make ${name} the owner?`,
    text: (name: string) =>
      `${name} can then invite and remove adults, and you cannot. Only ${name} can give that back. Your invitations that wait are taken back.`,
    button: 'Hand over',
    pending: 'Handing over',
  },
} as const;

interface AdultDialogProps {
  change: AdultChange;
  onClose: () => void;
  /** It was done. */
  onDone: (change: AdultChange) => void;
}

/** Asks once more, says what it means, and does it. */
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
    // The server no longer takes this phone for one of that household: the next pull wipes what was kept of it.
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
              <UnsentFirst />
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
