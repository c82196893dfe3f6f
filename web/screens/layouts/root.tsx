import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';
// Listens for the browser's offer to install, which comes once and early.
import '#web/install/install-offer.ts';
import { useStore } from 'zustand';
import { useScrollMemory } from '#web/browser/scroll-memory.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useToasts } from '#web/ui/frame/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Most visits see no toast, and none begins with one.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/features/toasts/toast-viewport.tsx')).ToastViewport,
}));
// Only where two versions of the app have met.
const StorageNotice = lazy(async () => ({
  default: (await import('#web/features/shell/storage-notice.tsx')).StorageNotice,
}));

/** Around every screen: the way past the navigation, the error screen, the update, the toast. */
export function Root() {
  const { key } = useLocation();
  const anySaid = useToasts(({ toast }) => toast !== null);
  const storage = useStore(useClient().storage);
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
      <Suspense>{storage !== 'fine' && <StorageNotice state={storage} />}</Suspense>
      <Suspense>{anySaid && <ToastViewport />}</Suspense>
    </>
  );
}
