import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/client-context.tsx';
import { StorageNotice } from '#web/features/shell/storage-notice.tsx';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';
// Listens for the browser's offer to install, which comes once and early.
import '#web/install-offer.ts';
import { useScrollMemory } from '#web/scroll-memory.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Nothing has been said yet when the page opens: the toasts' code may come a moment later.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/features/toasts/toast-viewport.tsx')).ToastViewport,
}));

const AppBadge = lazy(async () => ({ default: (await import('#web/features/install/app-badge.tsx')).AppBadge }));

/** Around every screen: the way past the navigation, the error screen, the update, the toast, the number on the icon. */
export function Root() {
  const { key } = useLocation();
  const session = useSession();
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
      <Suspense>
        <ToastViewport />
        {session.status === 'signedIn' && <AppBadge db={session.db} />}
      </Suspense>
    </>
  );
}
