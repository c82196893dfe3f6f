import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { afterSchemas } from '#web/client/make-schemas.ts';
import { SignedIn } from '#web/features/account/signed-in.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';
import { PageStatus } from '#web/ui/frame/page.tsx';

// Lazy, because nothing on the screen waits for it.
const Unseen = lazy(
  afterSchemas(async () => ({ default: (await import('./background-components.tsx')).BackgroundComponents })),
);

/** Layout of screens that need an account. Every title below shows the network chip. */
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
