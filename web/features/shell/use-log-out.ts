import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '#web/client-context.tsx';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';

/** What happens to changes that have not reached the server. */
export type UnsentChoice = 'send' | 'keep' | 'discard';

/**
 * Logging out. With unsent changes and no choice yet, it asks instead.
 * @param onUnsent opens the question
 */
export function useLogOut(onUnsent: () => void) {
  const client = useClient();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const logOut = async (choice?: UnsentChoice) => {
    const { queued, notSent } = client.network.get();
    if (!choice && queued + notSent > 0) {
      onUnsent();
      return;
    }
    setPending(true);
    const ended = await client.logout(choice);
    setPending(false);
    if (!ended.ok) {
      showToast({
        title: 'Logout Failed',
        description: 'Unable to logout. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    await navigate(paths.home, { replace: true });
    showToast({ title: 'Logged out', description: 'See you next time!', variant: 'success' });
  };
  return { logOut, pending };
}
