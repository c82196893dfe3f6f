import { useEffect, useState } from 'react';
import type { InstanceAnswer } from '#domain/contract/answers.ts';
import { useClient } from './client-context.tsx';

/** Fetched once per page: it changes only when the server restarts. */
let known: InstanceAnswer | null = null;

/** What this instance is configured to do; null while unknown, as when offline. */
export function useInstance(): InstanceAnswer | null {
  const client = useClient();
  const [instance, setInstance] = useState(known);
  useEffect(() => {
    if (known || client.network.getState().stayOffline) return;
    let current = true;
    void client.server.instance().then((asked) => {
      if (!asked.ok) return;
      known = asked.value;
      if (current) setInstance(known);
    });
    return () => {
      current = false;
    };
  }, [client]);
  return instance;
}
