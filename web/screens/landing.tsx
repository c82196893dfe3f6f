import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '#web/client/client-context.tsx';
import { Landing } from '#web/features/landing/landing.tsx';
import { Shelf } from '#web/features/landing/shelf.tsx';

export function Component() {
  const signedIn = useSession().status === 'signedIn';
  // What the build drew has stood in for this screen until now.
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  useEffect(() => {
    document.title = 'Safeshelf';
  }, []);
  return <Landing signedIn={signedIn} picture={<Shelf />} />;
}
