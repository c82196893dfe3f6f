import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SignInAgain } from '#web/features/account/sign-in-again.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** Screens with the header and the navigation around them. */
export function Component() {
  const { pathname, search } = useLocation();
  return (
    <Shell ownBars={false}>
      <SignInAgain from={pathname + search} />
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
