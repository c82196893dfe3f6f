import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** Screens that anyone may read and that have bars of their own: in the shell for signed-in people. */
export function Component() {
  const { status } = useSession();
  if (status === 'loading') return null;
  const screen = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  return status === 'signedIn' ? (
    <Shell ownBars>{screen}</Shell>
  ) : (
    <div className="mx-auto max-w-[704px] pb-10">{screen}</div>
  );
}
