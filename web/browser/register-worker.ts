import { Workbox } from 'workbox-window';
import { storeDecodersWhenIdle } from './store-decoders-when-idle.ts';

/** A page that stays open for days checks for updates at most this often, when it becomes visible. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Service worker events the page listens to. */
interface WorkerEvents {
  /** The worker's handle, before it is registered. */
  onRegister(worker: Workbox): void;
  /** A newer version is installed and waiting. */
  onWaiting(): void;
  /** A worker has taken control of this page; `isUpdate` is true if it replaced an older one. */
  onControlling(isUpdate: boolean): void;
}

/**
 * Registers the service worker, has it control this page, checks for updates while the page stays open, and has the
 * decoders stored. Not part of the first paint: the page loads this when it is idle.
 * @throws if the browser refuses the registration, or a chunk cannot be loaded
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
  await storeDecodersWhenIdle();
}

/**
 * No worker controls a page whose navigation began before the worker was active and ended after it claimed its pages,
 * nor a page that was reloaded bypassing the cache. Such a page could not load its screens offline.
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
    // Fails when offline; the next time the page becomes visible it tries again.
    worker.update().catch(() => undefined);
  });
}
