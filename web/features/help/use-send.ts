import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** What is said of a form that was sent, or not. */
export interface SendWords {
  readonly sent: string;
  readonly thanks: string;
  readonly failed: string;
}

/** Sending a form: all fields are needed, and one at a time. What is wrong with a field is told at it. */
export function useSend(words: SendWords, onSent: () => void) {
  const { status } = useNetwork();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (values: readonly string[], write: () => Promise<Result<unknown>>): Promise<void> => {
    if (sending) return;
    if (values.some((value) => value.trim() === '')) {
      showToast({ title: 'Missing Information', description: 'Please fill in all fields', variant: 'destructive' });
      return;
    }
    setSending(true);
    const done = await write().catch(() => null);
    setSending(false);
    if (done?.ok) {
      const description = status === 'offline' ? 'Saved on this phone. It is sent when you are online.' : words.thanks;
      showToast({ title: words.sent, description, variant: 'success' });
      onSent();
      return;
    }
    setErrors(done?.problem.fields ?? {});
    showToast({ title: 'Error', description: words.failed, variant: 'destructive' });
  };
  return { sending, errors, send };
}

/** Who asks: their own name and address, unless they write others. */
export function useWho() {
  const { user } = useAccount();
  const [name, setName] = useState(user.firstName || user.username);
  const [email, setEmail] = useState(user.email);
  return { name, setName, email, setEmail };
}
