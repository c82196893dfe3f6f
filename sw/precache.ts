import { cleanupOutdatedCaches, getCacheKeyForURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { PRECACHE } from './cache-names.ts';
import type { Scope } from './scope.ts';

declare const self: Scope;

/** What the version before held besides this one's files. */
const EARLIER = 'earlier-version';

/**
 * Sets the files aside that only earlier versions have. Another tab may stand in the middle of a capture when this
 * version takes over, and must still find its parts. One update later they are gone.
 */
async function keepEarlier(): Promise<void> {
  await caches.delete(EARLIER);
  const [held, aside] = await Promise.all([caches.open(PRECACHE), caches.open(EARLIER)]);
  for (const request of await held.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/assets/') || getCacheKeyForURL(pathname)) continue;
    const file = await held.match(request);
    if (file) await aside.put(request, file);
  }
}

/**
 * Fetches files that are named by what they hold from the end of the list, a few at once, while workbox goes through it
 * one by one from its beginning and passes over what is stored: hundreds of round trips took their time one after another.
 * The page's own requests keep half of the connections that a browser has to a server.
 */
async function fetchAhead(left: PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(PRECACHE);
  const lane = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop())
      if (!file.revision && !(await cache.match(file.url))) await cache.add(file.url);
  };
  await Promise.all([lane(), lane()]);
}

/** Stores every file of this version while it installs, and answers with them: page, styles, workers, knowledge. */
export function keepKnownPages(): void {
  cleanupOutdatedCaches();
  const files: PrecacheEntry[] = self.__WB_MANIFEST;
  precacheAndRoute(files);
  self.addEventListener('install', (event) => event.waitUntil(fetchAhead(files)));
  // A phone without room for both versions takes the newer one.
  self.addEventListener('install', (event) => event.waitUntil(keepEarlier().catch(() => undefined)));
}
