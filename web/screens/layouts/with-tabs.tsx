import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SignInAgain } from '#web/features/account/sign-in-again.tsx';
import { HelpButton } from '#web/features/help/help-button.tsx';
import { mayBeEvicted } from '#web/features/shell/eviction.ts';
import { Shell } from '#web/features/shell/shell.tsx';

// Needs what the phone waits with: it may come a moment later.
const OverdueNotice = lazy(async () => ({
  default: (await import('#web/features/shell/overdue-notice.tsx')).OverdueNotice,
}));
// For one browser only: it comes where it is needed.
const EvictionNotice = lazy(async () => ({
  default: (await import('#web/features/shell/eviction-notice.tsx')).EvictionNotice,
}));

/** Screens with the header and the navigation around them. */
export function Component() {
  const { pathname, search } = useLocation();
  return (
    <Shell ownBars={false}>
      <HelpButton />
      <SignInAgain from={pathname + search} />
      <Suspense>
        <OverdueNotice />
      </Suspense>
      {mayBeEvicted('standalone' in navigator ? navigator.standalone : undefined) && (
        <Suspense>
          <EvictionNotice />
        </Suspense>
      )}
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
