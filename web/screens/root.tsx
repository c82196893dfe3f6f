import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';
import { useScrollMemory } from '#web/scroll-memory.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Nothing has been said yet when the page opens: the toasts' code may come a moment later.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/features/toasts/toast-viewport.tsx')).ToastViewport,
}));

/** Around every screen: the way past the navigation, the error screen, the update, the toast. */
export function Root() {
  const { key } = useLocation();
  useScrollMemory();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <ErrorBoundary visit={key}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <UpdatePrompt />
      <Suspense>
        <ToastViewport />
      </Suspense>
    </>
  );
}
