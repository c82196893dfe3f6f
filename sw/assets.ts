import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** A Static Routing API rule: who answers requests that match a condition. TypeScript's library has no type for it. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'fetch-event' | 'cache';
}

interface RoutingEvent extends ExtendableEvent {
  addRoutes(rules: readonly RouterRule[]): Promise<void>;
}

const canRoute = (event: Event): event is RoutingEvent => 'addRoutes' in event;

/** Scripts, styles and fonts of any version. */
const VERSIONED = /^\/assets\/.*\.(?:m?js|css|woff2)$/;

/**
 * `cache` searches all caches: this version's files and those an earlier version left. Readers that most phones never
 * need belong to no version, see wasm.ts. The first matching rule wins.
 */
const rules = (): readonly RouterRule[] => [
  ...['/assets/script-decoder*', '/assets/tesseract-core*', '/assets/worker.min*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'fetch-event' as const,
  })),
  ...['js', 'mjs', 'css', 'woff2'].map((ending) => ({
    condition: { urlPattern: { pathname: `/assets/*.${ending}` } },
    source: 'cache' as const,
  })),
];

/** Serves files of an earlier version from the cache in browsers without the API. */
async function fromAnyCache({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * Has the browser itself answer requests for scripts, styles and fonts, where it supports that. A start needs dozens of
 * them, and on a slow phone each trip through this worker's code costs time. Without the API the precache route
 * answers.
 */
export function answerAssets(): void {
  self.addEventListener('install', (event) => {
    if (canRoute(event)) event.waitUntil(event.addRoutes(rules()).catch(() => undefined));
  });
  registerRoute(({ url }) => url.origin === self.location.origin && VERSIONED.test(url.pathname), fromAnyCache);
}
