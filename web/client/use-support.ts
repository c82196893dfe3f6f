import { useEffect, useState } from 'react';
import type { SupportAnswer } from '#domain/contract/answers.ts';
import { useClient } from './client-context.tsx';

/** Whom to write to, and whether this server sends mail; null while that is not known, as without a network. */
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
