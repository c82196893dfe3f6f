import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Where to go after signing in: back to where the person was, else home. Only ever an address of this page. */
export function useReturnAddress(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : paths.dashboard;
}

/** The token of the invitation that somebody came with; null where they came without one. */
export function useInvitation(): string | null {
  const state: unknown = useLocation().state;
  const token = typeof state === 'object' && state !== null && 'invitation' in state ? state.invitation : null;
  return typeof token === 'string' ? token : null;
}

/** The code that somebody was brought by: in this address, or in the one they were sent here from; null without one. */
export function useReferralCode(): string | null {
  const { search } = useLocation();
  const back = useReturnAddress();
  const [, before = ''] = back.split('?');
  return new URLSearchParams(search).get('ref') || new URLSearchParams(before).get('ref') || null;
}
