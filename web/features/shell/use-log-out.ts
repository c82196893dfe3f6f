import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '#web/client/client-context.tsx';
import { dropShare } from '#web/offline/tables/share-box.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** What happens to changes that have not reached the server. */
export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Logs out. If there are unsent changes and no choice was made yet, it asks first. */
export function useLogOut() {
  const client = useClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState<UnsentChoice | 'plain' | null>(null);
  const [trouble, setTrouble] = useState<'unsent' | 'unreachable' | null>(null);
  const logOut = async (choice?: UnsentChoice) => {
    setPending(choice ?? 'plain');
    const ended = await client.logout(choice);
    setPending(null);
    if (!ended.ok && ended.problem.code === 'CONFLICT') {
      // On the first request nothing has been tried yet.
      setTrouble(choice === undefined ? null : 'unsent');
      setAsking(true);
      return;
    }
    if (!ended.ok) {
      // The open dialog shows the problem.
      if (choice !== undefined) return setTrouble('unreachable');
      showToast({
        title: 'Logout Failed',
        description: 'Unable to logout. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    // Content shared to the app must not reach the next person. Without a cache there is nothing to delete.
    await dropShare().catch(() => undefined);
    await navigate(paths.home, { replace: true });
    showToast({ title: 'Logged out', description: 'See you next time!', variant: 'success' });
  };
  return { logOut, asking, stopAsking: () => setAsking(false), pending, trouble };
}
