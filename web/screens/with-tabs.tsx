import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SignInAgain } from '#web/features/account/sign-in-again.tsx';
import { EvictionNotice } from '#web/features/shell/eviction-notice.tsx';
import { OverdueNotice } from '#web/features/shell/overdue-notice.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** Screens with the header and the navigation around them. */
export function Component() {
  const { pathname, search } = useLocation();
  return (
    <Shell ownBars={false}>
      <SignInAgain from={pathname + search} />
      <OverdueNotice />
      <EvictionNotice />
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
