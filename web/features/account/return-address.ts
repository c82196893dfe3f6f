import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Where to go after signing in: back to where the person was, or to the dashboard. Always a path on this site. */
export function useReturnAddress(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : paths.dashboard;
}

/** The token of the invitation that the person followed; null if none. */
export function useInvitation(): string | null {
  const state: unknown = useLocation().state;
  const token = typeof state === 'object' && state !== null && 'invitation' in state ? state.invitation : null;
  return typeof token === 'string' ? token : null;
}

/** The referral code, from this address or from the one the person was redirected from; null if none. */
export function useReferralCode(): string | null {
  const { search } = useLocation();
  const back = useReturnAddress();
  const [, before = ''] = back.split('?');
  return new URLSearchParams(search).get('ref') || new URLSearchParams(before).get('ref') || null;
}
