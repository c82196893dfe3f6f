import { useSyncExternalStore } from 'react';
import { paths } from '#web/paths.ts';

/** Forms someone typed into. Each counts until it leaves the page, because it was sent or abandoned. */
const typed = new Set<HTMLFormElement>();

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) typed.add(form);
});

/** Scanner or label camera is open: the person is probably in a shop holding a product. */
const capturing = (): boolean => window.location.pathname.startsWith(paths.scan);

/** Whether a reload would lose something: a capture is running, or a form on the page is filled in. */
function hasUnsavedWork(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form);
  return capturing() || typed.size > 0;
}

/** Calls back on DOM changes and input: captures and forms begin and end with one. */
function watchPage(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', listener);
  return () => {
    changes.disconnect();
    document.removeEventListener('input', listener);
  };
}

/** Live value of `hasUnsavedWork`. Observes every DOM change, so use it only while the answer matters. */
export const useUnsavedWork = (): boolean => useSyncExternalStore(watchPage, hasUnsavedWork);
