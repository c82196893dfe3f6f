import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '#web/client/client-context.tsx';
import { dropShare } from '#web/offline/tables/share-box.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** What happens to changes that have not reached the server. */
export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Logging out. With unsent changes and no choice yet, it asks instead. */
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
      // Asked for the first time, nothing was tried yet.
      setTrouble(choice === undefined ? null : 'unsent');
      setAsking(true);
      return;
    }
    if (!ended.ok) {
      // The question that stands open says it.
      if (choice !== undefined) return setTrouble('unreachable');
      showToast({
        title: 'Logout Failed',
        description: 'Unable to logout. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    // What one person shared is not for the next. Without a cache there is nothing to forget.
    await dropShare().catch(() => undefined);
    await navigate(paths.home, { replace: true });
    showToast({ title: 'Logged out', description: 'See you next time!', variant: 'success' });
  };
  return { logOut, asking, stopAsking: () => setAsking(false), pending, trouble };
}
