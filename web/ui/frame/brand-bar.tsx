import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../logo.tsx';

/** The top bar of pages without the shell: the logo, linked to the start page, and `children` at its end. */
export function BrandBar({ children }: { children?: ReactNode }) {
  return (
    <header className="flex min-h-[calc(56px+var(--safe-t))] flex-wrap items-center justify-between gap-x-3 pt-safe-t">
      <Link to="/" aria-label="Safeshelf, start page" className="flex min-h-11 items-center">
        <Logo />
      </Link>
      {children}
    </header>
  );
}
