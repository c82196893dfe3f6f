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

/** Where more of the files than this are missing, all are fetched in one request. */
const FEW = 1 / 3;

/**
 * Stores the scripts and styles from one request where most are missing, as on a first visit: hundreds of requests took
 * three quarters of the time and of the phone's work. Workbox fetches what is still missing then, one by one.
 */
async function fetchTogether(files: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(PRECACHE);
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // Files with a revision have their name in every version, and are few.
  const missing = new Set(files.flatMap(({ revision, url }) => (revision || held.has(`/${url}`) ? [] : [url])));
  if (missing.size < files.length * FEW) return;
  const answer = await fetch(APP_ARCHIVE);
  const parts = [...(await answer.formData())];
  // A worker obeys the policy of its own script, so what the server says of its answers belongs to each file.
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

/** Stores every file of this version while it installs, and answers with them: page, styles, workers, knowledge. */
export function keepKnownPages(): void {
  cleanupOutdatedCaches();
  const files = self.__WB_MANIFEST;
  let together = Promise.resolve();
  addPlugins([{ handlerWillStart: () => together }]);
  self.addEventListener('install', (event) => {
    together = fetchTogether(files).catch(() => undefined);
    event.waitUntil(together);
  });
  precacheAndRoute(files);
  // A phone without room for both versions takes the newer one.
  self.addEventListener('install', (event) => event.waitUntil(keepEarlier().catch(() => undefined)));
}
