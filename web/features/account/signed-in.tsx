import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { CheckingAccount } from './checking-account.tsx';

/** How long the page waits before it sends somebody to sign in (product P2.2.3). */
const REDIRECT_AFTER_MS = 500;

/** What somebody is told on their way to the sign-in (product P7.9). */
function tellWhy(pathname: string, wasSignedIn: boolean): void {
  if (wasSignedIn) {
    showToast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'info' });
  } else if (pathname === paths.scan) {
    showToast({ title: 'Login Required', description: 'Please log in to use barcode scanning', variant: 'info' });
  } else if (pathname.startsWith(`${paths.scan}/`)) {
    showToast({ title: 'Authentication Required', description: 'Please log in to scan products', variant: 'info' });
  }
}

interface SignedInProps {
  /** Off where there is nothing to come back to. */
  comeBack?: boolean;
  children: ReactNode;
}

/** Lets signed-in people through. Everybody else goes to sign in, and comes back to where they were. */
export function SignedIn({ comeBack = true, children }: SignedInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signedOut = session.status === 'signedOut';
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.status === 'signedIn') wasSignedIn.current = true;
  }, [session.status]);
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      tellWhy(pathname, wasSignedIn.current);
      void navigate(paths.auth, { replace: true, state: comeBack ? { from: pathname + search } : null });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signedOut, comeBack, navigate, pathname, search]);
  return session.status === 'signedIn' ? children : <CheckingAccount />;
}
