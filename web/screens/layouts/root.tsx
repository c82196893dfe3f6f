import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { StorageNotice } from '#web/features/shell/storage-notice.tsx';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';
// Listens for the browser's offer to install, which comes once and early.
import '#web/install/install-offer.ts';
import { useScrollMemory } from '#web/browser/scroll-memory.ts';
import { useToasts } from '#web/ui/frame/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Most visits see no toast, and none begins with one.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/features/toasts/toast-viewport.tsx')).ToastViewport,
}));

/** Around every screen: the way past the navigation, the error screen, the update, the toast. */
export function Root() {
  const { key } = useLocation();
  const anySaid = useToasts(({ toast }) => toast !== null);
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
      <StorageNotice />
      <Suspense>{anySaid && <ToastViewport />}</Suspense>
    </>
  );
}
