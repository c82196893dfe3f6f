import { House, Package, ShieldAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { ScanMark } from '#web/ui/scan-mark.tsx';

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Active only on this exact path, not on those below it. */
  readonly exact?: boolean;
  readonly scan?: boolean;
}

const icon = { size: 24, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The five tabs, in order (product P2.4.1). */
export const TABS: readonly Tab[] = [
  { to: paths.dashboard, label: 'Home', icon: <House {...icon} />, exact: true },
  { to: paths.inventory, label: 'Products', icon: <Package {...icon} /> },
  { to: paths.scan, label: 'Scan', icon: <ScanMark size={28} />, scan: true },
  { to: paths.community, label: 'Community', icon: <UsersRound {...icon} /> },
  { to: paths.detector, label: 'Detector', icon: <ShieldAlert {...icon} /> },
];

/** Whether a tab is the current one. */
export const isActive = (tab: Tab, path: string): boolean => (tab.exact ? path === tab.to : path.startsWith(tab.to));
