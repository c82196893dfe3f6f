import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastViewport } from '#web/features/toasts/toast-viewport.tsx';
import { UpdatePrompt } from '#web/features/update/update-prompt.tsx';

/** Around every screen: the way past the navigation, the toast, the update. */
export function Root() {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Outlet />
      <UpdatePrompt />
      <ToastViewport />
      <ScrollRestoration />
    </>
  );
}
