import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { useReturnAddress } from './return-address.ts';

/** Minimum age of the account check before leaving, so that signing out does not bounce back (product P2.2.2). */
const CHECK_AGE_MS = 500;
const LEAVE_AFTER_MS = 250;

/** Redirects somebody who is already signed in to the page they wanted. */
export function useLeaveWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  const leaving = session.status === 'signedIn' && !session.needsSignIn;
  const checkedAt = session.status === 'signedIn' ? session.checkedAt : null;
  useEffect(() => {
    if (!leaving) return;
    const wait = Math.max(LEAVE_AFTER_MS, (checkedAt ?? 0) + CHECK_AGE_MS - Date.now());
    const timer = setTimeout(() => void navigate(returnTo, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [leaving, checkedAt, navigate, returnTo]);
}
