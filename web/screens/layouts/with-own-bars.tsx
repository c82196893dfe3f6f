import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Shell } from '#web/features/shell/shell.tsx';

/** Screens with a header and an action bar of their own: on phones these take the place of the shell's. */
export const Component = () => (
  <Shell ownBars>
    <Suspense>
      <Outlet />
    </Suspense>
  </Shell>
);
