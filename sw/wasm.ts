import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Decoders are large: they are not in the precache, but stored with their first use or when the page is idle. */
const CACHE = 'wasm';

/** Answers for wasm files of our own origin from the cache; their names change with their content. */
export function keepWasm(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname.endsWith('.wasm'),
    new CacheFirst({ cacheName: CACHE }),
  );
}

/**
 * Stores wasm files ahead of their first use, so that the scanner also opens without a signal, and drops those of
 * older versions.
 * @param urls the wasm files of the page's version
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
