import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Readers of bars and print are large: not in the precache, but stored with their first use or when the page is idle. */
const CACHE = 'wasm';

/** The wasm of the bar code readers, the one that is plain script, and the worker, program and model of the label reader. */
const READER_FILE = /\.wasm$|\.traineddata[^/]*\.gz$|\/(?:script-decoder|tesseract-core|worker\.min)[^/]*\.js$/;

/** Answers for the readers' files of our own origin from the cache; their names change with their content. */
export function keepWasm(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && READER_FILE.test(url.pathname),
    new CacheFirst({ cacheName: CACHE }),
  );
}

/**
 * Stores the readers' files ahead of their first use, so that the scanner also opens without a signal, and drops those
 * of older versions.
 * @param urls the files of the page's version
 */
export async function fetchWasm(urls: readonly string[]): Promise<void> {
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
