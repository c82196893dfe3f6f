import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Leads from a visit of the dashboard that carries a code to the page that code is for (product P6.22). */
export function FromDashboard() {
  const { pathname, search } = useLocation();
  const brought = pathname === paths.dashboard && new URLSearchParams(search).has('ref');
  return brought ? <Navigate replace to={paths.referral + search} /> : null;
}
