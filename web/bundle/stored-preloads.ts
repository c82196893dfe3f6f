import type { Plugin } from 'vite';

/** Where Vite's loader of lazy parts has told a script from a stylesheet. */
const TOLD_APART = 'const isCss = isCssPreloadUrl(dep);';

/**
 * Has a lazy part preload its scripts only where no service worker controls the page. With one they lie on the phone, so
 * a preload saves no round trip, and each link tag put into the document held the main thread for over a millisecond:
 * a third of the blocked time of the dashboard's start.
 */
export const storedPreloads = (): Plugin => ({
  name: 'safeshelf-stored-preloads',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    if (!code.includes(TOLD_APART))
      throw new Error('The loader of lazy parts reads otherwise in this version of Vite.');
    return code.replace(TOLD_APART, `${TOLD_APART}\nif (!isCss && navigator.serviceWorker?.controller) return;`);
  },
});
