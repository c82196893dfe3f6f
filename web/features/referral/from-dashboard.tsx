import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Redirects from the dashboard to the referral page if the address has a referral code (product P6.22). */
export function FromDashboard() {
  const { pathname, search } = useLocation();
  const brought = pathname === paths.dashboard && new URLSearchParams(search).has('ref');
  return brought ? <Navigate replace to={paths.referral + search} /> : null;
}
