import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useUpdates } from './updates-context.tsx';

// Lazy: most visits find no newer version.
const WaitingUpdate = lazy(async () => ({ default: (await import('./waiting-update.tsx')).WaitingUpdate }));

/** Offers a newer version, now or later. Never in the middle of a capture or form. */
export function UpdatePrompt() {
  const updates = useUpdates();
  const waiting = useStore(updates.waiting);
  return <Suspense>{waiting && <WaitingUpdate />}</Suspense>;
}
