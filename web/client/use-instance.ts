import { useEffect, useState } from 'react';
import type { InstanceAnswer } from '#domain/contract/answers.ts';
import { useClient } from './client-context.tsx';

/** Told once, for this page: it changes only when the server is started anew. */
let known: InstanceAnswer | null = null;

/** What this instance has been set up to do; null while it is not known, as without a network. */
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
