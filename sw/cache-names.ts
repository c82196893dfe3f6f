declare const self: ServiceWorkerGlobalScope;

/** Where workbox keeps the files of a version. Scripts and styles have their own address there: it holds their hash. */
export const PRECACHE = `workbox-precache-v2-${self.registration.scope}`;
