import { useCallback, useEffect } from 'react';
import { accountExport } from '#domain/account-export/export-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';

/** While an export is made, the server is asked how far it is this often. */
const ASK_AGAIN_MS = 1500;

/** How far the export is that the person asked for, on whichever phone; followed while it is made. */
export function useExport() {
  const client = useClient();
  const [asked, again] = useAsked(useCallback(() => client.server.ask(accountExport), [client]));
  const underWay = asked.state === 'there' && (asked.value.state === 'waiting' || asked.value.state === 'working');
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(again, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [underWay, again]);
  return { asked, again };
}
