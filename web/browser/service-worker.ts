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

/** Registers the service worker, where the browser has them, and watches for its newer versions. */
export function startServiceWorker(): Updates {
  const waiting = createStore(() => false);
  let accepted = false;
  let takenElsewhere = false;
  const announce = () => waiting.setState(true);
  let worker: Workbox | null = null;
  const start = async () => {
    const { registerWorker } = await import('./register-worker.ts');
    await registerWorker({
      onRegister: (registered) => {
        worker = registered;
      },
      onWaiting: announce,
      onControlling: (isUpdate) => {
        if (accepted) window.location.reload();
        else if (isUpdate) {
          // Another tab agreed. This one keeps what is typed in it until its own person does.
          takenElsewhere = true;
          announce();
        }
      },
    });
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
