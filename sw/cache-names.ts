declare const self: ServiceWorkerGlobalScope;

/** Workbox's cache for a version's files. Scripts and styles are stored under their plain URL, which has their hash. */
export const PRECACHE = `workbox-precache-v2-${self.registration.scope}`;
