import secondReaderWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Observable } from '#web/offline/client.ts';
import { labelReaderFiles } from '#web/workers/label/label-files.ts';
import { allowsWasm } from '#web/workers/wasm-allowed.ts';
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
    void keepDecoders();
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
  if (!allowsWasm()) {
    // Starting the reader that is plain script has the worker store it; the label reader cannot run here.
    whenIdle(async () => (await import('#web/workers/barcode/decode-client.ts')).decodeClient().warm());
    return;
  }
  // The label reader is the larger by far (7 MB): where data is to be spared it waits for its first use.
  const urls = [readerWasm, secondReaderWasm, ...(sparesData() ? [] : Object.values(labelReaderFiles))];
  whenIdle(() => active?.postMessage({ type: 'wasm', urls }));
}
