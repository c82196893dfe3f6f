declare const self: ServiceWorkerGlobalScope;

/** From its activation on, the worker serves the pages that are open: the very first visit can already lose its signal. */
export function takeOver(): void {
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
