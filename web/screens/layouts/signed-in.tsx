import { Outlet } from 'react-router-dom';
import { SignedIn } from '#web/features/account/signed-in.tsx';
import { ScreenEvents } from '#web/features/analytics/screen-events.tsx';
import { AppBadge } from '#web/features/install/app-badge.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';
import { PageStatus } from '#web/ui/frame/page.tsx';

/** Everything below needs an account; every title below carries the network chip. */
export const Component = () => (
  <SignedIn>
    <ScreenEvents />
    <AppBadge />
    <PageStatus status={<NetworkChip />}>
      <Outlet />
    </PageStatus>
  </SignedIn>
);
