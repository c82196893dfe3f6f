import type { ReactNode } from 'react';

/** The actions of a page at the lower edge, in place of the bottom navigation. The first one grows. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className="action-bar">{children}</div>;
