import { useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** The toasts after a form was sent, or was not. */
export interface SendWords {
  readonly sent: string;
  readonly thanks: string;
  readonly failed: string;
}

/** Sends a form. All fields are required, and only one submission runs at a time. Errors are shown at their fields. */
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
      const description =
        status === 'offline' ? 'Saved on this phone. It will be sent when you’re online.' : words.thanks;
      showToast({ title: words.sent, description, variant: 'success' });
      onSent();
      return;
    }
    setErrors(done?.problem.fields ?? {});
    showToast({ title: 'Error', description: words.failed, variant: 'destructive' });
  };
  return { sending, errors, send };
}

/** The sender's name and address: their own, unless they enter others. */
export function useSender() {
  const { user } = useAccount();
  const [name, setName] = useState(user.firstName || user.username);
  const [email, setEmail] = useState(user.email);
  return { name, setName, email, setEmail };
}
