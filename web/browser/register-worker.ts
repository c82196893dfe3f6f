import { Workbox } from 'workbox-window';
import { keepDecoders } from './keep-decoders.ts';

/** A page that stays open for days asks for updates this often, whenever it is looked at again. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** What the page wants to know of its service worker. */
interface WorkerEvents {
  /** The worker's handle, before it is registered. */
  onRegister(worker: Workbox): void;
  /** A newer version is stored and waits. */
  onWaiting(): void;
  /** A worker has taken this page over; with true, from an older one. */
  onControlling(isUpdate: boolean): void;
}

/**
 * Registers the service worker, has it control this page, looks for updates while the page stays open, and has the
 * decoders kept. No part of the first paint: the page loads this when it is idle.
 * @throws where the browser refuses the registration, or a part cannot be loaded
 */
export async function registerWorker({ onRegister, onWaiting, onControlling }: WorkerEvents): Promise<void> {
  const worker = new Workbox(
    import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
    import.meta.env.DEV ? { type: 'module' } : {},
  );
  onRegister(worker);
  worker.addEventListener('waiting', onWaiting);
  worker.addEventListener('controlling', (event) => onControlling(event.isUpdate === true));
  await worker.register();
  checkWhenSeen(worker);
  void askForControl();
  await keepDecoders();
}

/**
 * A page whose navigation began before the worker was active, and ended after it claimed its pages, is controlled by
 * none; so is one that was reloaded past the cache. Without a signal its screens could not be loaded.
 */
async function askForControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'claim' });
}

function checkWhenSeen(worker: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    // Fails without a signal; the next look tries again.
    worker.update().catch(() => undefined);
  });
}
