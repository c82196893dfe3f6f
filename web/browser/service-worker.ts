import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import type { Observable } from '#web/offline/client.ts';
import { whenIdle } from './when-idle.ts';

/** A newer version of the page, seen from the page that is open. */
export interface Updates {
  /** True once a newer version is stored and waits for the person to agree. */
  readonly waiting: Observable<boolean>;
  /** Takes the newer version and reloads this page. */
  accept(): void;
  /** Another tab has taken the newer version: a reload of this page is all it needs. */
  agreedElsewhere(): boolean;
}

/** A page that stays open for days asks for updates this often, whenever it is looked at again. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Registers the service worker, where the browser has them, and watches for its newer versions. */
export function startServiceWorker(): Updates {
  const waiting = createStore(() => false);
  let accepted = false;
  let takenElsewhere = false;
  const announce = () => waiting.setState(true);
  let worker: Workbox | null = null;
  const start = async () => {
    const { Workbox } = await import('workbox-window');
    worker = new Workbox(
      import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
      import.meta.env.DEV ? { type: 'module' } : {},
    );
    worker.addEventListener('waiting', announce);
    worker.addEventListener('controlling', (event) => {
      if (accepted) window.location.reload();
      else if (event.isUpdate) {
        // Another tab agreed. This one keeps what is typed in it until its own person does.
        takenElsewhere = true;
        announce();
      }
    });
    await worker.register();
    checkWhenSeen(worker);
    void askForControl();
    // Its addresses are no part of the first paint.
    await (await import('./keep-decoders.ts')).keepDecoders();
  };
  // A part of this page is gone for good: an update was taken elsewhere long ago. Only the newer page has parts.
  window.addEventListener('vite:preloadError', (event) => {
    if (!takenElsewhere) return;
    event.preventDefault();
    window.location.reload();
  });
  // Without a worker the page still works, only not without a server. The screen comes first.
  if ('serviceWorker' in navigator) whenIdle(() => start().catch(() => undefined));
  return {
    waiting,
    agreedElsewhere: () => takenElsewhere,
    accept: () => {
      accepted = true;
      if (takenElsewhere) window.location.reload();
      else worker?.messageSkipWaiting();
    },
  };
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
