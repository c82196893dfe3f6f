import { useEffect, useState } from 'react';
import type { SupportAnswer } from '#domain/contract/answers.ts';
import { useClient } from './client-context.tsx';

/** The contact address, and whether this server sends mail; null while unknown, as when offline. */
export function useSupport(): SupportAnswer | null {
  const client = useClient();
  const [support, setSupport] = useState<SupportAnswer | null>(null);
  useEffect(() => {
    let current = true;
    void client.server.support().then((asked) => {
      if (current && asked.ok) setSupport(asked.value);
    });
    return () => {
      current = false;
    };
  }, [client]);
  return support;
}
