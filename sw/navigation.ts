import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that are not pages of the app: API calls, health checks, server-rendered pages, files (by extension). */
const NOT_PAGES = [/^\/api\//, /^\/(healthz|readyz)$/, /^\/(public|shared|embed)\//, /\/[^/?]+\.[^/?]+(\?|$)/];

/** Answers every address of the app with the stored page, online or offline. */
export function answerNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
}
