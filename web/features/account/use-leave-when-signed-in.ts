import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { useReturnAddress } from './return-address.ts';

/** The account must have been checked this long ago, so that signing out does not bounce (product P2.2.2). */
const CHECK_AGE_MS = 500;
const LEAVE_AFTER_MS = 250;

/** Sends somebody who is signed in already on to where they wanted to go. */
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
