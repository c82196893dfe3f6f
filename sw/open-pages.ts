import { registerRoute } from 'workbox-routing';
import { isWordPage } from '#domain/open-pages/word-pages.ts';
import type { Scope } from './scope.ts';

declare const self: Scope;

/** Pages of words as the server drew them last. */
const CACHE = 'open-pages';
/** Read where there is no signal, and so stored before anybody asked for it. */
const AHEAD = '/safety-tips';

const UNREACHED =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not reached · Safeshelf</title><h1>Not reached</h1><p>This page comes from your server, which cannot be reached now. <a href="/">Go to the start page</a></p>';

/** Gives pages of words from the server, which fills in who runs it; without it as they were last seen. */
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
  // Each version anew: the page names the style of its version.
  self.addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.add(AHEAD))
        .catch(() => undefined),
    ),
  );
}
