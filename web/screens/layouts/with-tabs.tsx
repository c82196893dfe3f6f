import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { laterPart } from '#web/browser/later-part.tsx';
import { useSession } from '#web/client/client-context.tsx';
import { mayBeEvicted } from '#web/features/shell/eviction.ts';
import { Shell } from '#web/features/shell/shell.tsx';

// It floats over the screen: a moment later is soon enough.
const HelpButton = laterPart(async () => (await import('#web/features/help/help-button.tsx')).HelpButton);
// Only once a session has ended.
const SignInAgain = laterPart(async () => (await import('#web/features/account/sign-in-again.tsx')).SignInAgain);
// Needs what the phone waits with: it may come a moment later.
const OverdueNotice = laterPart(async () => (await import('#web/features/shell/overdue-notice.tsx')).OverdueNotice);
// For one browser only: it comes where it is needed.
const EvictionNotice = laterPart(async () => (await import('#web/features/shell/eviction-notice.tsx')).EvictionNotice);

/** Screens with the header and the navigation around them. */
export function Component() {
  const { pathname, search } = useLocation();
  const session = useSession();
  return (
    <Shell ownBars={false}>
      <HelpButton />
      {session.status === 'signedIn' && session.needsSignIn && <SignInAgain from={pathname + search} />}
      <OverdueNotice />
      {mayBeEvicted('standalone' in navigator ? navigator.standalone : undefined) && <EvictionNotice />}
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
