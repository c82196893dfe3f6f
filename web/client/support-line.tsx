import { useEffect, useState } from 'react';
import { useClient } from './client-context.tsx';

/** Whom to write to, where the operator of the server gave an address and the server can be reached. Else nothing. */
export function SupportLine() {
  const client = useClient();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void client.server.support().then((asked) => {
      if (current && asked.ok) setEmail(asked.value.email);
    });
    return () => {
      current = false;
    };
  }, [client]);
  if (email === null) return null;
  return (
    <p className="mt-3 text-ink-2">
      Write to{' '}
      <a className="link inline wrap-anywhere" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
