import { drain } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

/** A push message means that the server can be had: what waits on this phone is sent. */
export function drainOnPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(drain()));
}
