import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { CheckingAccount } from './checking-account.tsx';

// Lazy: few servers require a confirmed address.
const detours = () => import('./detours.ts');
const ConfirmFirst = lazy(async () => (await detours()).loadConfirmFirst());

/** Delay before a signed-out visitor is redirected to sign in (product P2.2.3). */
const REDIRECT_AFTER_MS = 500;

interface SignedInProps {
  /** False if there is nothing to come back to. */
  comeBack?: boolean;
  children: ReactNode;
}

/**
 * Lets signed-in people through. Everybody else is redirected to sign in, and comes back to where they were. A person
 * who logs out here is not redirected: their button navigates, and on a slow phone may take longer than the delay.
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
      // Loaded here because signed-in people never need it. If it fails to load, the sign-in page explains enough.
      detours()
        .then(({ showSignInReason }) => showSignInReason(pathname, before))
        .catch(() => {});
      void navigate(paths.auth, { replace: true, state: comeBack ? { from: pathname + search } : null });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signedOut, comeBack, navigate, pathname, search]);
  if (session.status !== 'signedIn') return <CheckingAccount />;
  return session.user.mustConfirmEmail ? <ConfirmFirst /> : children;
}
