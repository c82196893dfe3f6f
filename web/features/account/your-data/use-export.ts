import { useCallback, useEffect } from 'react';
import { accountExport } from '#domain/account-export/export-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';

/** Polling interval while an export is being made. */
const ASK_AGAIN_MS = 1500;

/** State of the export that the person requested, on any of their phones; polled while it is being made. */
export function useExport() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(accountExport), [client]));
  const underWay = asked.state === 'there' && (asked.value.state === 'waiting' || asked.value.state === 'working');
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(again, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [underWay, again]);
  return { asked, again };
}
