import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '#web/client/client-context.tsx';

// Whoever logs out comes here at once, before the screen they leave sends them to the sign-in.
const LiveLanding = lazy(async () => ({
  default: (await import('#web/features/landing/live-landing.tsx')).LiveLanding,
}));

/** The start page within the app, where it was reached without a new document. */
export function Component() {
  const signedIn = useSession().status === 'signedIn';
  useEffect(() => {
    document.title = 'Safeshelf: know what is on your shelf';
  }, []);
  return (
    <Suspense>
      <LiveLanding signedIn={signedIn} />
    </Suspense>
  );
}
