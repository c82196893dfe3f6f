import {
  ChartLine,
  Database,
  DatabaseBackup,
  Gavel,
  House,
  Inbox,
  LayoutDashboard,
  Lightbulb,
  LogOut,
  Mail,
  Megaphone,
  ScanLine,
  Star,
  Workflow,
} from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { adminLogout } from '#domain/administration/calls.ts';
import type { Call } from '#domain/contract/call.ts';
import { Button } from '#web/ui/button.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { adminPaths } from './admin-paths.ts';
import { type AdminAsk, adminToken, askAsAdmin, keepAdminToken } from './admin-server.ts';
import { useLiveParts } from './live/live.ts';
import { LiveStatus } from './live/live-status.tsx';
import './administration.css';
import './live/live.css';

const AskContext = createContext<AdminAsk>(askAsAdmin);

/** Makes calls as the administrator. An expired session leads back to the sign-in. */
export const useAdminAsk = (): AdminAsk => useContext(AskContext);

const PARTS = [
  { to: adminPaths.dashboard, label: 'Overview', Icon: LayoutDashboard },
  { to: adminPaths.households, label: 'Households', Icon: House },
  { to: adminPaths.questions, label: 'Questions', Icon: Mail },
  { to: adminPaths.products, label: 'Products', Icon: ScanLine },
  { to: adminPaths.recalls, label: 'Recalls', Icon: Megaphone },
  { to: adminPaths.sources, label: 'Sources', Icon: Database },
  { to: adminPaths.reports, label: 'Reports', Icon: Gavel },
  { to: adminPaths.reviews, label: 'Reviews', Icon: Star },
  { to: adminPaths.tips, label: 'Tips', Icon: Lightbulb },
  { to: adminPaths.jobs, label: 'Jobs', Icon: Workflow },
  { to: adminPaths.mail, label: 'Mail', Icon: Inbox },
  { to: adminPaths.analytics, label: 'Analytics', Icon: ChartLine },
  { to: adminPaths.backups, label: 'Backups', Icon: DatabaseBackup },
] as const;

/** Ends every session of the administrator. If the server cannot be reached, this tab still forgets its own. */
function SignOut() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    await askAsAdmin(adminLogout);
    keepAdminToken(null);
    await navigate(adminPaths.login, { replace: true });
  };
  const icon = <LogOut size={18} strokeWidth={1.9} aria-hidden="true" />;
  return (
    <Button variant="quiet" size="small" icon={icon} pending={pending} onClick={() => void signOut()}>
      Sign out
    </Button>
  );
}

/** Layout of every administration page. Redirects to the sign-in if there is no session. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [over, setOver] = useState(adminToken() === null);
  const live = useLiveParts();
  const ask = useCallback<AdminAsk>(
    async (call, input) => {
      const asked = askAsAdmin(call, input);
      const { method, part }: Call = call;
      if (method !== 'GET' && !part) live.sending(asked);
      const answer = await asked;
      // After the session expires, somebody who is also signed in as a household member gets FORBIDDEN instead.
      if (!answer.ok && (answer.problem.code === 'UNAUTHENTICATED' || answer.problem.code === 'FORBIDDEN')) {
        keepAdminToken(null);
        setOver(true);
      }
      return answer;
    },
    [live],
  );
  if (over) return <Navigate to={adminPaths.login} replace />;
  return (
    <div className="admin-frame">
      <div className="admin-side px-gutter">
        <BrandBar />
        <nav aria-label="Administration" className="admin-nav">
          {PARTS.map(({ to, label, Icon }) => (
            <Link key={to} to={to} className="admin-link" aria-current={to === pathname ? 'page' : undefined}>
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
        <div className="admin-foot">
          <SignOut />
          <LiveStatus />
        </div>
      </div>
      <Page title={title} wide>
        <h1 className="title-1 mt-4">{title}</h1>
        <AskContext value={ask}>{children}</AskContext>
      </Page>
    </div>
  );
}
