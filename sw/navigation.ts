import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that are not pages of the app: calls, health, what the server draws for everybody, and files by their ending. */
const NOT_PAGES = [/^\/api\//, /^\/(healthz|readyz)$/, /^\/(public|shared|embed)\//, /\/[^/?]+\.[^/?]+(\?|$)/];

/** Every address of the app opens the stored page, with or without a network. */
export function answerNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));
}
