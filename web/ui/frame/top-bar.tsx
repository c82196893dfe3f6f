import type { ReactNode } from 'react';
import { BackButton } from './page.tsx';

interface TopBarProps {
  /** Where the back button leads on a page that was opened directly. */
  back: string;
  /** What stays in sight once the page's own title has scrolled away. */
  title?: ReactNode;
  actions?: ReactNode;
}

/** The sticky header of a page below a tab. On phones it takes the place of the brand's bar. */
export function TopBar({ back, title, actions }: TopBarProps) {
  return (
    <header className="top-bar">
      <BackButton fallback={back} />
      <div className="min-w-0 flex-1">{title}</div>
      {actions}
    </header>
  );
}
