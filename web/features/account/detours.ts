import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';

// What few people meet on the way to a screen. One small file, because the start lists every file that it may fetch.

/** The page shown before any other if this server requires a confirmed address. */
export const loadConfirmFirst = async () => ({ default: (await import('./confirm-first.tsx')).ConfirmFirst });

/** The toast that explains why somebody is sent to sign in (product P7.9). */
export function showSignInReason(pathname: string, wasSignedIn: boolean): void {
  if (wasSignedIn) {
    showToast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'info' });
  } else if (pathname === paths.scan) {
    showToast({ title: 'Login Required', description: 'Please log in to use barcode scanning', variant: 'info' });
  } else if (pathname.startsWith(`${paths.scan}/`)) {
    showToast({ title: 'Authentication Required', description: 'Please log in to scan products', variant: 'info' });
  }
}
