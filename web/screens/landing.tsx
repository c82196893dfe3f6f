import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';

// Someone who logs out must get here at once, before the screen they leave sends them to the sign-in.
const LiveLanding = lazy(async () => ({
  default: (await import('#web/features/landing/live-landing.tsx')).LiveLanding,
}));

/** The start page inside the app, if it was reached without loading a new document. */
export function Component() {
  const signedIn = useSession().status === 'signedIn';
  const { startsWithSignIn, sells } = useSupport() ?? { startsWithSignIn: false, sells: false };
  useEffect(() => {
    document.title = 'Safeshelf: know what is on your shelf';
  }, []);
  if (startsWithSignIn) return <Navigate to={signedIn ? paths.dashboard : paths.auth} replace />;
  return (
    <Suspense>
      <LiveLanding signedIn={signedIn} sells={sells} />
    </Suspense>
  );
}
