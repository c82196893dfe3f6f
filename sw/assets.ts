declare const self: ServiceWorkerGlobalScope;

/** A rule of the Static Routing API, which is not in the compiler's library: who answers requests of a kind. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'fetch-event' | { readonly cacheName: string };
}

interface RoutingEvent extends ExtendableEvent {
  addRoutes(rules: readonly RouterRule[]): Promise<void>;
}

const canRoute = (event: Event): event is RoutingEvent => 'addRoutes' in event;

/** Where workbox keeps the files of a version; they have the same address there, since their names hold their hash. */
const precache = (): string => `workbox-precache-v2-${self.registration.scope}`;

/** The label reader's program and worker are no part of a version: see wasm.ts. The first rule that fits decides. */
const rules = (): readonly RouterRule[] => [
  ...['/assets/tesseract-core*', '/assets/worker.min*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'fetch-event' as const,
  })),
  ...['js', 'mjs', 'css', 'woff2'].map((ending) => ({
    condition: { urlPattern: { pathname: `/assets/*.${ending}` } },
    source: { cacheName: precache() },
  })),
];

/**
 * Has the browser itself answer for the page's scripts, styles and fonts, where it can: a start asks for dozens of them,
 * and on a slow phone each trip through this worker's code costs time. Without the API the precache route answers.
 */
export function answerAssetsFirst(): void {
  self.addEventListener('install', (event) => {
    if (canRoute(event)) event.waitUntil(event.addRoutes(rules()).catch(() => undefined));
  });
}
