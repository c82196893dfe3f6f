import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Lazy, because each brings rules that the others do not need.
const DemoReport = lazy(async () => ({ default: (await import('./demo-product.tsx')).Component }));
const DemoScan = lazy(async () => ({ default: (await import('./demo-scan.tsx')).Component }));
const DemoHome = lazy(async () => ({ default: (await import('#web/features/demos/home/demo-home.tsx')).DemoHome }));
const DemoSwap = lazy(async () => ({ default: (await import('#web/features/demos/swap/demo-swap.tsx')).DemoSwap }));

interface DemoProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

const Demo = ({ title, subtitle, children }: DemoProps) => (
  <Page title={title}>
    <PageHeader title={title} back={paths.home} subtitle={subtitle} />
    <Suspense
      fallback={
        <div role="status" aria-busy="true" className="mt-5">
          <span className="sr-only">Loading the demo</span>
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
      }
    >
      {children}
    </Suspense>
  </Page>
);

/** /demo-scan, /demo-inventory, /demo-alternatives and /demo-product: one screen for the router, one lazy demo each. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.demoInventory)) {
    return (
      <Demo title="A home to try" subtitle="A made-up home. Change it, and it is checked again on this device.">
        <DemoHome />
      </Demo>
    );
  }
  if (pathname.startsWith(paths.demoAlternatives)) {
    return (
      <Demo
        title="Find a better one"
        subtitle="Real packs from open databases. Alternatives are worked out on this device."
      >
        <DemoSwap />
      </Demo>
    );
  }
  return <Suspense>{pathname.startsWith(paths.demoScan) ? <DemoScan /> : <DemoReport />}</Suspense>;
}
