import type { ReactNode } from 'react';
import { BackButton } from './page.tsx';

interface TopBarProps {
  /** Target of the back button on a page that was opened directly. */
  back: string;
  /** Stays visible once the page's own title has scrolled away. */
  title?: ReactNode;
  actions?: ReactNode;
}

/** The sticky header of a page below a tab. On phones it replaces the brand bar. */
export function TopBar({ back, title, actions }: TopBarProps) {
  return (
    <header className="top-bar">
      <BackButton fallback={back} />
      <div className="min-w-0 flex-1">{title}</div>
      {actions}
    </header>
  );
}
