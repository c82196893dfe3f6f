import { Bell as BellIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { laterPart } from '#web/browser/later-part.tsx';
import { afterSchemas } from '#web/client/make-schemas.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { isActive, TABS } from './tabs.tsx';

// Brings everything that notifications are computed from, so it is loaded after the shell and replaces the outline.
const LiveBell = laterPart(afterSchemas(async () => (await import('./bell.tsx')).Bell));
const bellOutline = (
  <IconButton label="Notifications" aria-haspopup="dialog" aria-busy="true">
    <BellIcon strokeWidth={1.9} />
  </IconButton>
);

const Bell = ({ above = false }: { above?: boolean }) => <LiveBell above={above} fallback={bellOutline} />;

// Brings the menu and the portrait code, so it is loaded after the shell too.
const LiveAccountMenu = laterPart(async () => (await import('./account-menu.tsx')).AccountMenu);
const accountOutline = (
  <span className="account-trigger" aria-hidden="true">
    <span className="avatar" />
  </span>
);

const AccountMenu = ({ withName = false }: { withName?: boolean }) => (
  <LiveAccountMenu withName={withName} fallback={accountOutline} />
);

const Shortcuts = laterPart(async () => (await import('./shortcuts.tsx')).Shortcuts);
// Only on desktops.
const SidebarUsage = laterPart(async () => (await import('./sidebar-usage.tsx')).SidebarUsage);

interface ShellProps {
  /** The screen has its own header and action bar, which replace the brand bar and the tabs on phones. */
  ownBars: boolean;
  children: ReactNode;
}

/** The frame of every signed-in screen: tabs at the bottom on phones, a rail on tablets, a sidebar on desktops. */
export function Shell({ ownBars, children }: ShellProps) {
  const { pathname } = useLocation();
  return (
    <div className={classNames('shell', ownBars && 'shell-own-bars')}>
      <header className="shell-top">
        <Brand />
        <div data-tour="bell">
          <Bell />
        </div>
        <AccountMenu />
      </header>
      <nav className="shell-nav" aria-label="Main">
        <div className="shell-brand">
          <Brand />
        </div>
        <ul className="shell-tabs" data-tour="tabs">
          {TABS.map((tab) => (
            <li key={tab.to} className={tab.scan ? 'shell-scan' : undefined}>
              <Link to={tab.to} className="shell-tab" aria-current={isActive(tab, pathname) ? 'page' : undefined}>
                <span className="shell-icon">{tab.icon}</span>
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shortcuts />
      <div className="shell-content">{children}</div>
      <aside className="shell-foot" aria-label="Plan and account">
        <SidebarUsage />
        <div className="flex items-center justify-between">
          <AccountMenu withName />
          <div data-tour="bell">
            <Bell above />
          </div>
        </div>
      </aside>
    </div>
  );
}

const Brand = () => (
  <Link to={paths.home} aria-label="Safeshelf, start page" className="flex min-h-11 flex-1 items-center">
    <Logo />
  </Link>
);
