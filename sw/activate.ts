declare const self: ServiceWorkerGlobalScope;

/** Takes control of open pages as soon as it is active: a first visit may already lose its signal. */
export function claimOpenPages(): void {
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
