import { registerRoute } from 'workbox-routing';
import { isWordPage } from '#domain/open-pages/word-pages.ts';
import type { Scope } from './scope.ts';

declare const self: Scope;

/** Server-rendered text pages, as last fetched. */
const CACHE = 'open-pages';
/** Needed offline, so stored before anyone opens it. */
const AHEAD = '/safety-tips';

const UNREACHED =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No connection · Safeshelf</title><h1>No connection</h1><p>This page comes from your server, which cannot be reached right now. <a href="/">Go to the start page</a></p>';

/** Serves text pages from the server, which fills in its operator; offline, the copy last fetched. */
export function answerOpenPages(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isWordPage(url.pathname),
    async ({ request, url }) => {
      const cache = await caches.open(CACHE);
      try {
        const answer = await fetch(request);
        if (answer.ok) await cache.put(url.pathname, answer.clone()).catch(() => undefined);
        return answer;
      } catch {
        const held = await cache.match(url.pathname);
        return (
          held ?? new Response(UNREACHED, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
        );
      }
    },
  );
  // Fetched again for each version, since the page links that version's stylesheet.
  self.addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.add(AHEAD))
        .catch(() => undefined),
    ),
  );
}
