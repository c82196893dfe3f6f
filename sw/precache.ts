import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import type { Scope } from './scope.ts';

declare const self: Scope;

/** Stores every file of this version while it installs, and answers with them: page, styles, workers, knowledge. */
export function keepKnownPages(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST);
}
