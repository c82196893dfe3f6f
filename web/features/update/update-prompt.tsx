import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useUpdates } from './updates-context.tsx';

// Most visits find no newer version.
const WaitingUpdate = lazy(async () => ({ default: (await import('./waiting-update.tsx')).WaitingUpdate }));

/** A newer version waits: the person takes it, or goes on with what they do. Never in the middle of a capture or form. */
export function UpdatePrompt() {
  const updates = useUpdates();
  const waiting = useStore(updates.waiting);
  return <Suspense>{waiting && <WaitingUpdate />}</Suspense>;
}
