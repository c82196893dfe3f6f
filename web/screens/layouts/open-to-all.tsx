import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { NetworkChip } from '#web/features/shell/network-chip.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { PageStatus } from '#web/ui/frame/page.tsx';

/** Screens that anyone may read: in the shell for signed-in people, below the brand bar for everyone else. */
export function Component() {
  const { status } = useSession();
  if (status === 'loading') return null;
  const screen = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  if (status === 'signedIn') {
    return (
      <Shell ownBars={false}>
        <PageStatus status={<NetworkChip />}>{screen}</PageStatus>
      </Shell>
    );
  }
  return (
    <div className="mx-auto max-w-[704px] pb-10">
      <div className="px-gutter">
        <BrandBar />
      </div>
      {screen}
    </div>
  );
}
