import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { laterPart } from '#web/browser/later-part.tsx';
import { useSession } from '#web/client/client-context.tsx';
import { mayBeEvicted } from '#web/features/shell/eviction.ts';
import { Shell } from '#web/features/shell/shell.tsx';

// Floats over the screen, so it may come a moment later.
const HelpButton = laterPart(async () => (await import('#web/features/help/help-button.tsx')).HelpButton);
// Only if the session has ended.
const SignInAgain = laterPart(async () => (await import('#web/features/account/sign-in-again.tsx')).SignInAgain);
// Depends on what is waiting on the phone, so it may come a moment later.
const OverdueNotice = laterPart(async () => (await import('#web/features/shell/overdue-notice.tsx')).OverdueNotice);
// Only one browser needs it.
const EvictionNotice = laterPart(async () => (await import('#web/features/shell/eviction-notice.tsx')).EvictionNotice);

/** Screens with the shell's header and navigation. */
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
