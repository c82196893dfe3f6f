import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Shell } from '#web/features/shell/shell.tsx';
import { paths } from '#web/paths.ts';
import { useArrivingName } from '#web/product-view/arriving-name.ts';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** While the code of a screen is on its way: its header, the name of what was pressed, and an outline. */
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

/** Screens with a header and an action bar of their own: on phones these take the place of the shell's. */
export const Component = () => (
  <Shell ownBars>
    <Suspense fallback={<Arriving />}>
      <Outlet />
    </Suspense>
  </Shell>
);
