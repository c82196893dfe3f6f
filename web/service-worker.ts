import secondReaderWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import type { Workbox } from 'workbox-window';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Observable } from './offline/client.ts';
import { labelReaderFiles } from './workers/label-files.ts';

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

/** A page that never rests is taken to be idle after this long. */
const IDLE_AT_MOST_MS = 10_000;

/** Registers the service worker, where the browser has them, and watches for its newer versions. */
export function startServiceWorker(): Updates {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  let accepted = false;
  let takenElsewhere = false;
  const announce = () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  };
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
    void keepDecoders();
  };
  // A part of this page is gone for good: an update was taken elsewhere long ago. Only the newer page has parts.
  window.addEventListener('vite:preloadError', (event) => {
    if (!takenElsewhere) return;
    event.preventDefault();
    window.location.reload();
  });
  // Without a worker the page still works, only not without a server.
  if ('serviceWorker' in navigator) start().catch(() => undefined);
  return {
    waiting: {
      get: () => isWaiting,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    agreedElsewhere: () => takenElsewhere,
    accept: () => {
      accepted = true;
      if (takenElsewhere) window.location.reload();
      else worker?.messageSkipWaiting();
    },
  };
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

/** Whether the person asked the browser to spare data; only some browsers tell. */
const sparesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

/**
 * Has the worker store the readers of bars and of labels once the page has nothing else to do, so that both work
 * without a signal. The page itself asks for none of them before the scanner is opened.
 */
async function keepDecoders(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // The label reader is the larger by far (7 MB): where data is to be spared it waits for its first use.
  const urls = [readerWasm, secondReaderWasm, ...(sparesData() ? [] : Object.values(labelReaderFiles))];
  const ask = () => active?.postMessage({ type: 'wasm', urls });
  if ('requestIdleCallback' in window) window.requestIdleCallback(ask, { timeout: IDLE_AT_MOST_MS });
  else setTimeout(ask, IDLE_AT_MOST_MS);
}
