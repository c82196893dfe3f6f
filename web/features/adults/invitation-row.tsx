import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { revokeInvitation, type WaitingInvitation } from '#domain/households/household-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

interface InvitationRowProps {
  invitation: WaitingInvitation;
  /** Called when the invitation was revoked or has expired. */
  again: () => void;
}

/** An unused invitation, listed among the adults. */
export function InvitationRow({ invitation: { id, madeAt, endsAt }, again }: InvitationRowProps) {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const revoke = async () => {
    setPending(true);
    const done = await client.server.ask(revokeInvitation, { params: { id } });
    setPending(false);
    if (!done.ok && done.problem.code !== 'NOT_FOUND') {
      showToast({ title: 'Not revoked', description: done.problem.message, variant: 'destructive' });
    }
    again();
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <UserRoundPlus size={20} strokeWidth={1.9} aria-hidden="true" className="mx-1 flex-none text-ink-2" />
      <span className="min-w-[min(8rem,100%)] flex-1">
        Invitation
        <span className="small mt-0.5 block text-ink-2">
          Created {timeAgo(madeAt, Date.now()).toLowerCase()} · valid until {day.format(endsAt)}
        </span>
      </span>
      <Button size="small" variant="soft" pending={pending} onClick={() => void revoke()}>
        {pending ? 'Revoking' : 'Revoke'}
      </Button>
    </li>
  );
}
