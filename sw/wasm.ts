import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Barcode and label readers are large, so they are not precached: stored on first use or when the page is idle. */
const CACHE = 'wasm';

/** The barcode readers' wasm files, the plain-script reader, and the label reader's worker, program and model. */
const READER_FILE = /\.wasm$|\.traineddata[^/]*\.gz$|\/(?:script-decoder|tesseract-core|worker\.min)[^/]*\.js$/;

/** Serves the readers' files of our own origin cache-first; their names change with their content. */
export function serveReadersCacheFirst(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && READER_FILE.test(url.pathname),
    new CacheFirst({ cacheName: CACHE }),
  );
}

/**
 * Stores the readers' files before their first use, so that the scanner works offline, and deletes those of older
 * versions.
 * @param urls the files of the page's version
 */
export async function storeReaderFiles(urls: readonly string[]): Promise<void> {
  const wanted = new Set(
    urls
      .map((url) => new URL(url, self.location.origin))
      .filter((url) => url.origin === self.location.origin)
      .map(String),
  );
  const cache = await caches.open(CACHE);
  for (const held of await cache.keys()) if (!wanted.has(held.url)) await cache.delete(held);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
}
