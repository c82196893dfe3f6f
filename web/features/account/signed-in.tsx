import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { CheckingAccount } from './checking-account.tsx';

// Few servers ask for it.
const detours = () => import('./detours.ts');
const ConfirmFirst = lazy(async () => (await detours()).confirmFirst());

/** How long the page waits before it sends somebody to sign in (product P2.2.3). */
const REDIRECT_AFTER_MS = 500;

interface SignedInProps {
  /** Off where there is nothing to come back to. */
  comeBack?: boolean;
  children: ReactNode;
}

/**
 * Lets signed-in people through. Everybody else goes to sign in, and comes back to where they were. Whoever logs out here
 * is led on by what they pressed: on a slow phone that may take longer than the wait before the sign-in.
 */
export function SignedIn({ comeBack = true, children }: SignedInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const signedOut = session.status === 'signedOut' && !(session.byPerson && wasSignedIn.current);
  useEffect(() => {
    if (session.status === 'signedIn') wasSignedIn.current = true;
  }, [session.status]);
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      const before = wasSignedIn.current;
      // Fetched then: whoever is signed in never needs it. Where it does not come, the sign-in says enough.
      detours()
        .then(({ tellWhy }) => tellWhy(pathname, before))
        .catch(() => {});
      void navigate(paths.auth, { replace: true, state: comeBack ? { from: pathname + search } : null });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signedOut, comeBack, navigate, pathname, search]);
  if (session.status !== 'signedIn') return <CheckingAccount />;
  return session.user.mustConfirmEmail ? <ConfirmFirst /> : children;
}
