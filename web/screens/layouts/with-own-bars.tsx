import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Shell } from '#web/features/shell/shell.tsx';
import { paths } from '#web/paths.ts';
import { useArrivingName } from '#web/product-view/arriving-name.ts';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while a screen's code is loading: its header, the name of what was tapped, and placeholders. */
function Arriving() {
  const name = useArrivingName();
  return (
    <main id="content" className="mx-auto w-full max-w-[1136px] px-gutter" aria-busy="true">
      <TopBar back={paths.dashboard} />
      {name === null ? <Skeleton className="h-7 w-3/4" /> : <h1 className="title-1">{name}</h1>}
      <Skeleton className="mt-6 h-44 w-full rounded-panel" />
    </main>
  );
}

/** Screens with a header and action bar of their own, which replace the shell's on phones. */
export const Component = () => (
  <Shell ownBars>
    <Suspense fallback={<Arriving />}>
      <Outlet />
    </Suspense>
  </Shell>
);
