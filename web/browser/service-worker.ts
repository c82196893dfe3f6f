import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import type { Observable } from '#web/offline/client.ts';
import { whenIdle } from './when-idle.ts';

/** Newer versions of the app, as seen from the open page. */
export interface Updates {
  /** True once a newer version is installed and waits for the person to accept it. */
  readonly waiting: Observable<boolean>;
  /** Activates the newer version and reloads this page. */
  accept(): void;
  /** Whether another tab has activated the newer version, so that this page only needs a reload. */
  agreedElsewhere(): boolean;
}

/** Registers the service worker, if the browser supports them, and watches for newer versions. */
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
          // Accepted in another tab. Do not reload this one until it is accepted here: text typed in it would be lost.
          takenElsewhere = true;
          announce();
        }
      },
    });
  };
  // Another tab took an update so long ago that this page's chunks are gone: only a reload helps.
  window.addEventListener('vite:preloadError', (event) => {
    if (!takenElsewhere) return;
    event.preventDefault();
    window.location.reload();
  });
  // Without a worker the page still works while online. Wait until idle, so that the screen is drawn first.
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
