import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** A rule of the Static Routing API, which is not in the compiler's library: who answers requests of a kind. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'fetch-event' | 'cache';
}

interface RoutingEvent extends ExtendableEvent {
  addRoutes(rules: readonly RouterRule[]): Promise<void>;
}

const canRoute = (event: Event): event is RoutingEvent => 'addRoutes' in event;

/** Parts of the page, of any version. */
const VERSIONED = /^\/assets\/.*\.(?:m?js|css|woff2)$/;

/** Any cache: this version's files, or those an earlier one left. Readers that most phones never need are no part of a version: see wasm.ts. The first rule that fits decides. */
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

/** Without the API, files of an earlier version come from the cache all the same. */
async function fromAnyCache({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * Has the browser itself answer for the page's scripts, styles and fonts, where it can: a start asks for dozens of them,
 * and on a slow phone each trip through this worker's code costs time. Without the API the precache route answers.
 */
export function answerAssets(): void {
  self.addEventListener('install', (event) => {
    if (canRoute(event)) event.waitUntil(event.addRoutes(rules()).catch(() => undefined));
  });
  registerRoute(({ url }) => url.origin === self.location.origin && VERSIONED.test(url.pathname), fromAnyCache);
}
