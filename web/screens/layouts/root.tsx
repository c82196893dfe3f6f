import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';
// Listens for the browser's install prompt, which comes once and early.
import '#web/install/install-offer.ts';
import { useStore } from 'zustand';
import { useScrollMemory } from '#web/browser/scroll-memory.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useToasts } from '#web/ui/frame/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Lazy, because most visits show no toast, and none starts with one.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/features/toasts/toast-viewport.tsx')).ToastViewport,
}));
// Only if two versions of the app are open at once.
const StorageNotice = lazy(async () => ({
  default: (await import('#web/features/shell/storage-notice.tsx')).StorageNotice,
}));

/** Around every screen: skip link, error screen, update prompt, toasts. */
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
