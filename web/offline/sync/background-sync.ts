/** Tag under which the browser wakes the service worker once there is a network. */
export const OUTBOX_TAG = 'outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

const syncOf = (registration: ServiceWorkerRegistration): SyncManager | undefined =>
  'sync' in registration ? (registration.sync as SyncManager) : undefined;

/**
 * Requests a Background Sync if there is a service worker and the browser supports it. Everything works without it; it
 * only lets the outbox be sent with no page open.
 */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker as ServiceWorkerContainer;
  const registration = await container.getRegistration();
  // Rejected in private windows and by some settings; the page sends the outbox anyway.
  if (registration?.active)
    await syncOf(registration)
      ?.register(OUTBOX_TAG)
      .catch(() => undefined);
}
