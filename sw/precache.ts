import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { APP_ARCHIVE } from '#domain/instance/app-archive.ts';
import { PRECACHE } from './cache-names.ts';
import type { Scope } from './scope.ts';

declare const self: Scope;

/** Cache for files of the previous version that this one does not have. */
const EARLIER = 'earlier-version';

/**
 * Sets aside the files that only earlier versions have. When this version takes over, another tab may be in the middle
 * of a capture and must still find its chunks. The next update deletes them.
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

/** If more than this share of the files is missing, all are fetched in one request. */
const FEW = 1 / 3;

/**
 * Stores the scripts and styles from one request if most are missing, as on a first visit: hundreds of requests took
 * three quarters of the time and of the phone's work. Workbox then fetches whatever is still missing, one by one.
 */
async function fetchTogether(files: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(PRECACHE);
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // Skip files with a revision: their name is the same in every version, and they are few.
  const missing = new Set(files.flatMap(({ revision, url }) => (revision || held.has(`/${url}`) ? [] : [url])));
  if (missing.size < files.length * FEW) return;
  const answer = await fetch(APP_ARCHIVE);
  const parts = [...(await answer.formData())];
  // A worker follows the security policy of its own script, so each file is stored with the headers of this response.
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) headers.delete(name);
  await Promise.all(
    parts.map(async ([url, file]) => {
      if (typeof file === 'string' || !missing.has(url)) return;
      headers.set('content-type', file.type);
      await cache.put(`/${url}`, new Response(file, { headers }));
    }),
  );
}

/** Precaches every file of this version during install and serves them: page, styles, workers, knowledge. */
export function precacheAppVersion(): void {
  cleanupOutdatedCaches();
  const files = self.__WB_MANIFEST;
  let together = Promise.resolve();
  addPlugins([{ handlerWillStart: () => together }]);
  self.addEventListener('install', (event) => {
    together = fetchTogether(files).catch(() => undefined);
    event.waitUntil(together);
  });
  precacheAndRoute(files);
  // A phone without room for both versions keeps only the newer one.
  self.addEventListener('install', (event) => event.waitUntil(keepEarlier().catch(() => undefined)));
}
