import type { PrecacheEntry } from 'workbox-precaching';

/** The worker's global scope, with the list of files that the build injects. */
export type Scope = ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };
