import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginPasskeySignIn, passkeySignIn } from '#domain/accounts/passkey-calls.ts';
import type { User } from '#domain/contract/account.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { Client } from '#web/offline/client.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { useReturnAddress } from '../return-address.ts';
import { askForPasskey, passkeysHere } from './passkey-browser.ts';

async function signInWithPasskey(client: Client): Promise<Result<User>> {
  const begun = await client.server.ask(beginPasskeySignIn);
  if (!begun.ok) return begun;
  // Before signInBy: the prompt may stay open for long, and no other tab should wait for it.
  const signed = await askForPasskey(begun.value.options);
  if (!signed.ok) return signed;
  return client.signInBy(() => client.server.ask(passkeySignIn, { body: { signed: signed.value } }));
}

/** Sign-in with a passkey, if the browser supports it (product P2.2.15). */
export function PasskeySignIn() {
  const client = useClient();
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  const [pending, setPending] = useState(false);
  if (!passkeysHere()) return null;
  const signIn = async () => {
    setPending(true);
    const done = await signInWithPasskey(client);
    setPending(false);
    if (!done.ok) {
      showToast({ title: 'Login failed', description: done.problem.message, variant: 'destructive' });
      return;
    }
    await navigate(returnTo, { replace: true });
    showToast({ title: 'Login successful', description: 'Welcome back!', variant: 'success' });
  };
  return (
    <Button
      block
      variant="secondary"
      className="mt-3"
      pending={pending}
      icon={<KeyRound size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => void signIn()}
    >
      {pending ? 'Signing In...' : 'Use a passkey'}
    </Button>
  );
}
