import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { afterSchemas } from '#web/client/make-schemas.ts';
import { SignedIn } from '#web/features/account/signed-in.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';
import { PageStatus } from '#web/ui/frame/page.tsx';

// Nothing on the screen waits for it.
const Unseen = lazy(afterSchemas(async () => ({ default: (await import('./unseen.tsx')).Unseen })));

/** Everything below needs an account; every title below carries the network chip. */
export const Component = () => (
  <SignedIn>
    <Suspense>
      <Unseen />
    </Suspense>
    <PageStatus status={<NetworkChip />}>
      <Outlet />
    </PageStatus>
  </SignedIn>
);
