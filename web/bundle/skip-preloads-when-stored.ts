import type { Plugin } from 'vite';

/** The place in Vite's preload helper where it tells a script from a stylesheet. */
const TOLD_APART = 'const isCss = isCssPreloadUrl(dep);';

/**
 * Preloads a lazy chunk's scripts only on pages without a service worker. With one they are stored on the phone, so a
 * preload saves no round trip, and each link tag added to the document blocked the main thread for over a millisecond:
 * a third of the blocked time of the dashboard's start.
 */
export const skipPreloadsWhenStored = (): Plugin => ({
  name: 'safeshelf-stored-preloads',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    if (!code.includes(TOLD_APART))
      throw new Error('The loader of lazy parts is written differently in this version of Vite.');
    return code.replace(TOLD_APART, `${TOLD_APART}\nif (!isCss && navigator.serviceWorker?.controller) return;`);
  },
});
